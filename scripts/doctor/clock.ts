import type { Environment } from '#api/env.ts';
import { namedEndpoints } from '#api/services/writers/endpoints.ts';
import { about, type Finding } from './finding.ts';

const says = about('Clock');
/** Stripe believes no event that is five minutes off. */
const mostSeconds = 120;

/** Servers that are asked anyway, and tell the time with each answer. */
function whoKnows(env: Environment): string | undefined {
  if (env.billing === 'stripe') return env.STRIPE_API_URL ?? 'https://api.stripe.com';
  const [model] = namedEndpoints(env) ?? [];
  if (model) return model.baseURL;
  return env.BACKUP_TO?.startsWith('s3:') ? env.BACKUP_S3_ENDPOINT : undefined;
}

export async function checkClock(env: Environment): Promise<Finding[]> {
  const here = new Date().toISOString();
  const address = whoKnows(env);
  if (address === undefined) return [says.ok(`${here}, compared with no other clock`)];
  const { host } = new URL(address);
  const answer = await fetch(address, {
    method: 'HEAD',
    signal: AbortSignal.timeout(10_000),
  }).catch(() => undefined);
  const told = Date.parse(answer?.headers.get('date') ?? '');
  if (Number.isNaN(told)) return [says.note(`${here}; ${host} did not tell the time`)];
  const seconds = Math.round((Date.now() - told) / 1_000);
  if (Math.abs(seconds) <= mostSeconds) return [says.ok(`${here}, as at ${host}`)];
  const which = seconds > 0 ? 'ahead of' : 'behind';
  return [
    says.wrong(`${Math.abs(seconds)} seconds ${which} ${host}: set the clock of this machine.`),
  ];
}
