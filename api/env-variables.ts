import { z } from 'zod';
import { rules } from '#shared/rules.ts';
import { longestWritingSeconds } from './longest-writing.ts';

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
const flag = z.enum(['true', 'false']).transform((value) => value === 'true');

/** What each variable may be, and what it is where nobody set it. */
export const variables = z.object({
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
  MODEL_ONE_BY_ONE: flag.optional(),
  SECOND_MODEL_BASE_URL: url.optional(),
  SECOND_MODEL_API_KEY: z.string().optional(),
  SECOND_MODEL: z.string().optional(),
  LOCAL_MODEL_ADDRESSES: addresses.optional(),
  LOCAL_MODEL_LOOK_SECONDS: z.coerce.number().positive().max(86_400).default(30),
  MODEL_FIRST_BYTE_SECONDS: seconds.optional(),
  MODEL_IDLE_SECONDS: seconds.optional(),
  MODEL_TOTAL_SECONDS: seconds.max(longestWritingSeconds).optional(),
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
  SOURCE_ADDRESSES: addresses.default([]),
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
  SFTP_KEY_FILE: z.string().optional(),
  SFTP_HOST_KEY: z.string().optional(),
  COPY_TO: z.string().optional(),
  COPY_AFTER: z.string().optional(),
  COPY_KEEP_DAYS: z.coerce.number().min(1).default(30),
  ACKNOWLEDGE: z.enum(['local', 'copied']).default('local'),
  INACTIVE_ACCOUNTS: z.enum(['off', 'report', 'on']).default('off'),
});

export type Variables = z.output<typeof variables>;
