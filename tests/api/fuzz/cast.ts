import { readEnvironment } from '#api/env.ts';
import { hookEnvironment } from '#scripts/pocketbase/hook-environment.ts';
import { type Google, startGoogle } from '#tests/fakes/google.ts';
import { startMailServer } from '#tests/fakes/mail/mail-server.ts';
import { givePremium, type Person } from '#tests/harness/people.ts';
import { rowOf } from '#tests/pocketbase/access/collections.ts';
import { badUserTokens } from '#tests/pocketbase/access/tokens.ts';
import { Operator } from '#tests/pocketbase/operator.ts';
import { type BillingStack, join, startBillingStack } from '../billing/billing-stack.ts';
import { type Cast, ownedNames } from '../doors.ts';
import type { Target } from './lane.ts';

export interface Installation {
  stack: BillingStack;
  google: Google;
  target: Target;
  cast: Cast;
  /** Every caller as often as it is to be met. */
  callers: string[];
  stop(): Promise<void>;
}

async function belongings(operator: Operator, { id, email }: Person) {
  const users = String((await operator.view('users', id)).collectionId);
  const made = await Promise.all(
    ownedNames.map(async (name) => {
      const row = await operator.create(name, rowOf(name, { id }, users));
      return [name, row.id] as const;
    }),
  );
  return { id, email, rows: Object.fromEntries(made) };
}

/** Everything switched on, so that no answer may say that something is not. */
async function everything() {
  const mail = await startMailServer();
  const google = await startGoogle(() => [{ email: 'google@example.com' }], {
    redirectUris: ['http://localhost/auth/google'],
  });
  const env = readEnvironment({
    NODE_ENV: 'test',
    SMTP_HOST: '127.0.0.1',
    SMTP_PORT: String(mail.port),
    SMTP_FROM: 'postquill@example.com',
    RATE_LIMITS: 'off',
    ...google.variables,
  });
  return { mail, google, env };
}

/** The product with all its foreign services, and people of every kind in it. */
export async function startInstallation(
  settings: Record<string, string> = {},
): Promise<Installation> {
  const { mail, google, env } = await everything();
  const stack = await startBillingStack({
    pocketbase: { env: hookEnvironment(env) },
    api: {
      ...{ ...google.variables, LOG_LEVEL: 'warn', OFFLINE_WRITER: 'true', RATE_LIMITS: 'off' },
      ...settings,
    },
  });
  const operator = await Operator.of(stack.pocketbase);
  const [own, premium, leaver, witness, other] = await Promise.all(
    Array.from({ length: 5 }, () => join(stack)),
  );
  if (!own || !premium || !leaver || !witness || !other) throw new Error('nobody came');
  await givePremium(stack.operator, premium);
  const bad = await badUserTokens(stack.pocketbase, operator, other);
  const kept = await belongings(operator, other);
  const { superuser, service, dataDir } = stack.pocketbase;
  return {
    stack,
    google,
    cast: { own: await belongings(operator, own), other: kept },
    callers: [
      ...Object.keys(bad),
      ...Array(8).fill('guest'),
      ...Array(12).fill('own'),
      ...Array(8).fill('premium'),
    ],
    target: {
      port: stack.api.port,
      tokens: new Map([
        ['guest', undefined],
        ['own', own.token],
        ['premium', premium.token],
        ['leaver', leaver.token],
        ...Object.entries(bad),
      ]),
      sign: (payload) => stack.stripe.webhooks.sign(payload),
      secrets: [
        kept.id,
        kept.email,
        ...Object.values(kept.rows),
        other.token,
        superuser.email,
        superuser.password,
        service.email,
        service.password,
        dataDir,
        new URL(stack.pocketbase.url).host,
        process.cwd(),
        ...Object.values(stack.stripe.env).filter((value) => /^(sk|whsec)_/.test(value)),
      ],
      witness,
    },
    async stop() {
      await stack.stop();
      await google.close();
      await mail.close();
    },
  };
}
