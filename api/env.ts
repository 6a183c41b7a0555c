import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { z } from 'zod';
import { fromHere } from '#shared/from-here.ts';
import { PlainError } from '#shared/plain-error.ts';
import { rules } from '#shared/rules.ts';

const port = z.coerce.number().int().min(0).max(65_535);
const url = z.url({ protocol: /^https?$/ }).transform((value) => value.replace(/\/+$/, ''));
const list = z
  .string()
  .transform((value) => value.split(',').map((item) => item.trim()))
  .transform((items) => items.filter((item) => item !== ''));
const addresses = list
  .transform((items) => (items.join() === 'none' ? [] : items))
  .pipe(z.array(url));
const seconds = z.coerce.number().positive();
/** A generation's last minute is for settling it. */
const longestWriting = rules.generation.longestSeconds - 60;
const flag = z.enum(['true', 'false']).transform((value) => value === 'true');

const variables = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  OPEN_DEVELOPMENT: flag.default(false),
  HOST: z.string().default('127.0.0.1'),
  PORT: port.default(5000),
  POCKETBASE_PORT: port.min(1).default(8090),
  DEV_SITE_PORT: port.min(1).default(4321),
  POCKETBASE_HOST: z.string().default('127.0.0.1'),
  POCKETBASE_URL: url.optional(),
  DATA_DIR: z.string().default('data'),
  DATABASE_COPY: z.enum(['on', 'off']).default('off'),
  SITE_DIR: z.string().default('dist'),
  SERVICE_CREDENTIALS: z.string().optional(),
  PUBLIC_SITE_URL: url.optional(),
  LOG_LEVEL: z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('info'),
  SLOW_CALL_MS: z.coerce.number().int().positive().default(1_000),
  METRICS_PORT: port.optional(),
  METRICS_HOST: z.string().default('127.0.0.1'),
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(10).default(0),
  OPENROUTER_API_KEY: z.string().optional(),
  MODEL_BASE_URL: url.optional(),
  MODEL_API_KEY: z.string().optional(),
  MODEL: z.string().optional(),
  MODEL_FALLBACKS: list.pipe(z.array(z.string()).max(2)).default([]),
  MODEL_REASONING_EFFORT: z.enum(['minimal', 'low', 'medium', 'high']).optional(),
  MODEL_TOKENS_PER_POST: z.coerce.number().int().min(100).default(1_500),
  WRITING: z.enum(['choose', 'once']).optional(),
  SECOND_MODEL_BASE_URL: url.optional(),
  SECOND_MODEL_API_KEY: z.string().optional(),
  SECOND_MODEL: z.string().optional(),
  LOCAL_MODEL_ADDRESSES: addresses.optional(),
  LOCAL_MODEL_LOOK_SECONDS: z.coerce.number().positive().max(86_400).default(30),
  MODEL_FIRST_BYTE_SECONDS: seconds.optional(),
  MODEL_IDLE_SECONDS: seconds.optional(),
  MODEL_TOTAL_SECONDS: seconds.max(longestWriting).optional(),
  DRAIN_NOTICE_SECONDS: z.coerce.number().min(0).max(60).default(0),
  DRAIN_SECONDS: z.coerce.number().min(0).max(600).optional(),
  MODEL_REST_AFTER_FAILURES: z.coerce.number().int().positive().default(5),
  MODEL_REST_SECONDS: z.coerce.number().positive().default(5),
  FAIR_USE_PER_DAY: z.coerce.number().int().positive().default(rules.plans.premium.startsPerDay),
  GENERATIONS_PER_DAY: z.coerce.number().int().positive().optional(),
  PREMIUM_GRACE_DAYS: z.coerce.number().min(0).default(3),
  STRIPE_SECRET_KEY: z.string().optional(),
  STRIPE_WEBHOOK_SECRET: z.string().optional(),
  STRIPE_PRICE_MONTHLY: z.string().optional(),
  STRIPE_PRICE_ANNUAL: z.string().optional(),
  STRIPE_API_URL: url.optional(),
  // More would overflow a timer, which then never stops firing.
  RECONCILE_MINUTES: z.coerce.number().positive().max(10_080).default(60),
  OFFLINE_WRITER: flag.default(false),
  OWN_KEYS: flag.default(false),
  OWN_KEY_GENERATIONS: z.enum(['counted', 'free']).default('counted'),
  OWN_KEY_ADDRESSES: addresses.default([]),
  ALLOWED_ORIGINS: list.default([]),
  SMTP_HOST: z.string().optional(),
  SMTP_PORT: port.default(587),
  SMTP_USER: z.string().optional(),
  SMTP_PASSWORD: z.string().optional(),
  SMTP_TLS: flag.default(false),
  SMTP_FROM: z.email().optional(),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  GOOGLE_AUTH_URL: url.optional(),
  GOOGLE_TOKEN_URL: url.optional(),
  GOOGLE_USER_INFO_URL: url.optional(),
  RATE_LIMITS: z.enum(['on', 'off']).default('on'),
  BACKUP_TO: z.string().optional(),
  BACKUP_KEEP: z.coerce.number().int().positive().default(14),
  BACKUP_KEY: z.string().optional(),
  BACKUP_KEY_FILE: z.string().optional(),
  BACKUP_S3_ENDPOINT: url.optional(),
  BACKUP_S3_REGION: z.string().default('us-east-1'),
  BACKUP_S3_ACCESS_KEY: z.string().optional(),
  BACKUP_S3_SECRET_KEY: z.string().optional(),
  COPY_TO: z.string().optional(),
  COPY_AFTER: z.string().optional(),
  COPY_KEEP_DAYS: z.coerce.number().min(1).default(30),
  ACKNOWLEDGE: z.enum(['local', 'copied']).default('local'),
  INACTIVE_ACCOUNTS: z.enum(['off', 'report', 'on']).default('off'),
});

type Variables = z.output<typeof variables>;

export type BillingMode = 'stripe' | 'dev' | 'off';

/** `log` writes the links of the mails to the log, for development. */
export type MailMode = 'smtp' | 'log' | 'off';

export interface Environment extends Variables {
  pocketbaseUrl: string;
  /** On another machine, where several APIs may share it. */
  pocketbaseElsewhere: boolean;
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

function isThisMachine(host: string): boolean {
  return /^((.+\.)?localhost|127\.\d+\.\d+\.\d+|\[?::1\]?)$/i.test(host);
}

/** Premium for nothing and live password links in the log are no gifts for strangers. */
function refuseOpenDevelopment(env: Variables): void {
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
function refuseUncopied({ ACKNOWLEDGE, COPY_TO }: Variables, pocketbaseElsewhere: boolean): void {
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

/** Turns raw variables into the one settings object; a wrong one becomes one clear sentence. */
export function readEnvironment(raw: Record<string, string | undefined>): Environment {
  // An empty value in a .env file means "not set", not an empty secret.
  const set = Object.fromEntries(Object.entries(raw).filter(([, value]) => value !== ''));
  const parsed = variables.safeParse(set);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new PlainError(`The variable ${issue?.path.join('.')} is wrong: ${issue?.message}.`);
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
