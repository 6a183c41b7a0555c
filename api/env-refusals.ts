import { PlainError } from '#shared/plain-error.ts';
import type { Variables } from './env-variables.ts';
import { isThisMachine } from './this-machine.ts';

/** Premium for nothing and live password links in the log are no gifts for strangers. */
export function refuseOpenDevelopment(env: Variables): void {
  if (env.NODE_ENV === 'production' || env.OPEN_DEVELOPMENT) return;
  const { HOST, POCKETBASE_HOST, PUBLIC_SITE_URL, TRUSTED_PROXIES } = env;
  const opens = [
    isThisMachine(HOST) ? '' : `HOST=${HOST}`,
    isThisMachine(POCKETBASE_HOST) ? '' : `POCKETBASE_HOST=${POCKETBASE_HOST}`,
    !PUBLIC_SITE_URL || isThisMachine(new URL(PUBLIC_SITE_URL).hostname)
      ? ''
      : `PUBLIC_SITE_URL=${PUBLIC_SITE_URL}`,
    TRUSTED_PROXIES === 0 ? '' : `TRUSTED_PROXIES=${TRUSTED_PROXIES}`,
  ].find((setting) => setting !== '');
  if (opens === undefined) return;
  throw new PlainError(
    `${opens} is for a site that others reach, and in development they get Premium for nothing: ` +
      'set NODE_ENV=production, or OPEN_DEVELOPMENT=true to try it in a network of your own.',
  );
}

/** Whoever waits for a copy that nobody makes would wait for ever. */
export function refuseUncopied(
  { ACKNOWLEDGE, COPY_TO }: Variables,
  pocketbaseElsewhere: boolean,
): void {
  if (ACKNOWLEDGE === 'local') return;
  if (COPY_TO === undefined)
    throw new PlainError(
      'ACKNOWLEDGE=copied waits for a copy of the database: set COPY_TO as well.',
    );
  if (pocketbaseElsewhere)
    throw new PlainError(
      'ACKNOWLEDGE=copied needs the copy of the database on the same machine: set ACKNOWLEDGE=local where POCKETBASE_URL is another one.',
    );
}
