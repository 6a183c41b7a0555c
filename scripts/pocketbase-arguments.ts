import { join } from 'node:path';
import { site } from '#site';

const pocketbaseDir = join(import.meta.dirname, '..', 'pocketbase');

export interface PocketbasePlace {
  dataDir: string;
  hooksDir?: string;
  migrationsDir?: string;
  /** Development only: hooks are read again when they change. */
  hooksWatch?: boolean;
}

export interface PocketbaseListening extends PocketbasePlace {
  port: number;
  /** Sites on other origins that may call PocketBase; without any, only its own origin's pages can. */
  origins?: readonly string[];
  /** Development only: restarts PocketBase when a hook changes. */
  hooksWatch?: boolean;
}

/** Every command of the binary needs these, not only `serve`. */
export function pocketbasePlaceArguments(place: PocketbasePlace): string[] {
  return [
    '--dev=false',
    '--automigrate=false',
    `--dir=${place.dataDir}`,
    `--hooksDir=${place.hooksDir ?? join(pocketbaseDir, 'pb_hooks')}`,
    `--migrationsDir=${place.migrationsDir ?? join(pocketbaseDir, 'pb_migrations')}`,
  ];
}

export function pocketbaseArguments(listening: PocketbaseListening): string[] {
  const own = `http://127.0.0.1:${listening.port}`;
  return [
    'serve',
    `--http=127.0.0.1:${listening.port}`,
    `--origins=${[own, ...(listening.origins ?? [])].join(',')}`,
    // With the default of 15, calls beyond it each build a fresh JavaScript runtime: half the throughput.
    '--hooksPool=70',
    '--indexFallback=false',
    `--hooksWatch=${listening.hooksWatch ?? false}`,
    ...pocketbasePlaceArguments(listening),
  ];
}

const passedOn = ['PATH', 'HOME', 'TMPDIR', 'TEMP', 'SystemRoot', 'ZONEINFO'];
const understood = [
  'POSTQUILL_BILLING',
  'POSTQUILL_PREMIUM_GRACE_DAYS',
  'POSTQUILL_SITE_URL',
  'POSTQUILL_LIMITS',
  'POSTQUILL_INACTIVE_ACCOUNTS',
  'POSTQUILL_MAIL',
  'POSTQUILL_GOOGLE',
];

/** PocketBase gets what its hooks read and nothing more: it has no use for a model's or Stripe's key. */
export function pocketbaseEnvironment(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const chosen = [...passedOn, ...understood].filter((name) => env[name] !== undefined);
  return {
    ...Object.fromEntries(chosen.map((name) => [name, env[name]])),
    POSTQUILL_SITE_NAME: site.name,
  };
}
