import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { fromHere } from '#shared/from-here.ts';
import { PlainError } from '#shared/plain-error.ts';
import { refuseOpenDevelopment, refuseUncopied } from './env-refusals.ts';
import { type Variables, variables } from './env-variables.ts';
import { isThisMachine } from './this-machine.ts';
import { whatItMustBe } from './wrong-setting.ts';

export type BillingMode = 'stripe' | 'dev' | 'off';

/** `log` writes the links of the mails to the log, for development. */
export type MailMode = 'smtp' | 'log' | 'off';

export interface Environment extends Variables {
  pocketbaseUrl: string;
  /** On another machine, where several APIs may share it. */
  pocketbaseElsewhere: boolean;
  /** They are made beside PocketBase, as its copy is. */
  makesBackups: boolean;
  /** It is kept beside PocketBase; an API elsewhere knows nothing of it. */
  keepsCopy: boolean;
  dataDir: string;
  siteDir: string;
  serviceCredentials: string;
  siteUrl: string;
  drainSeconds: number;
  billing: BillingMode;
  mail: MailMode;
  google: boolean;
  production: boolean;
}

/** All of them or none: half a set-up would fail later, in front of a user. */
function allSet(env: Variables, what: string, needed: (keyof Variables)[]): boolean {
  const missing = needed.filter((name) => env[name] === undefined);
  if (missing.length === 0) return true;
  if (missing.length === needed.length) return false;
  throw new PlainError(`${what} is only half set up: ${missing.join(' and ')} missing.`);
}

function billingMode(env: Variables): BillingMode {
  const needed = ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', 'STRIPE_PRICE_MONTHLY'] as const;
  if (allSet(env, 'Billing', [...needed])) return 'stripe';
  return env.NODE_ENV === 'production' ? 'off' : 'dev';
}

function mailMode(env: Variables): MailMode {
  if (allSet(env, 'Mail', ['SMTP_HOST', 'SMTP_FROM'])) return 'smtp';
  return env.NODE_ENV === 'production' ? 'off' : 'log';
}

/** Turns raw variables into the one settings object; a wrong one becomes one clear sentence. */
export function readEnvironment(raw: Record<string, string | undefined>): Environment {
  // An empty value in a .env file means "not set", not an empty secret.
  const set = Object.fromEntries(Object.entries(raw).filter(([, value]) => value !== ''));
  const parsed = variables.safeParse(set);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    if (!issue) throw parsed.error;
    // A list's own place in it says nothing to whoever wrote the line.
    const [name] = issue.path;
    throw new PlainError(
      `The variable ${String(name)} is wrong: it must be ${whatItMustBe(issue)}.`,
    );
  }
  const env = parsed.data;
  refuseOpenDevelopment(env);
  const dataDir = resolve(env.DATA_DIR);
  const { POCKETBASE_HOST, POCKETBASE_PORT } = env;
  const pocketbaseUrl =
    env.POCKETBASE_URL ?? `http://${fromHere(POCKETBASE_HOST)}:${POCKETBASE_PORT}`;
  const { hostname } = new URL(pocketbaseUrl);
  // `npm start` names the address where its own PocketBase listens.
  const pocketbaseElsewhere = !isThisMachine(hostname) && hostname !== fromHere(POCKETBASE_HOST);
  refuseUncopied(env, pocketbaseElsewhere);
  return {
    ...env,
    dataDir,
    siteDir: resolve(env.SITE_DIR),
    pocketbaseUrl,
    pocketbaseElsewhere,
    makesBackups: env.BACKUP_TO !== undefined && !pocketbaseElsewhere,
    keepsCopy: env.COPY_TO !== undefined && !pocketbaseElsewhere,
    serviceCredentials: resolve(env.SERVICE_CREDENTIALS ?? `${dataDir}/service.json`),
    siteUrl: env.PUBLIC_SITE_URL ?? `http://localhost:${env.PORT}`,
    drainSeconds: env.DRAIN_SECONDS ?? Math.min(90, env.MODEL_TOTAL_SECONDS ?? 90),
    billing: billingMode(env),
    mail: mailMode(env),
    google: allSet(env, 'Google sign-in', ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET']),
    production: env.NODE_ENV === 'production',
  };
}

/** The only place that touches process.env: a .env file fills what the shell left unset. */
export function loadEnvironment(): Environment {
  if (existsSync('.env')) process.loadEnvFile('.env');
  return readEnvironment(process.env);
}
