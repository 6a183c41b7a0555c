import { join } from 'node:path';
import { site } from '#site';

const pocketbaseDir = join(import.meta.dirname, '..', '..', 'pocketbase');

export interface PocketbasePlace {
  dataDir: string;
  hooksDir?: string;
  migrationsDir?: string;
  /** Tests only: prints every statement of the database, with what people typed. */
  printsStatements?: boolean;
}

export interface PocketbaseListening extends PocketbasePlace {
  /** JavaScript runtimes that are made at the start, for calls at once. */
  hooksPool?: number;
  /** Where it listens; loopback unless the operator lets other machines in. */
  host?: string;
  port: number;
  /** Sites on other origins that may call PocketBase; without any, only its own origin's pages can. */
  origins?: readonly string[];
  /** Development only: restarts PocketBase when a hook changes. */
  hooksWatch?: boolean;
}

/** Every command of the binary needs these, not only `serve`. */
export function pocketbasePlaceArguments(place: PocketbasePlace): string[] {
  return [
    `--dev=${place.printsStatements ?? false}`,
    '--automigrate=false',
    `--dir=${place.dataDir}`,
    `--hooksDir=${place.hooksDir ?? join(pocketbaseDir, 'pb_hooks')}`,
    `--migrationsDir=${place.migrationsDir ?? join(pocketbaseDir, 'pb_migrations')}`,
  ];
}

function bracketed(host: string): string {
  return host.includes(':') ? `[${host}]` : host;
}

export function pocketbaseArguments(listening: PocketbaseListening): string[] {
  const own = `http://127.0.0.1:${listening.port}`;
  return [
    'serve',
    `--http=${bracketed(listening.host ?? '127.0.0.1')}:${listening.port}`,
    `--origins=${[own, ...(listening.origins ?? [])].join(',')}`,
    // With the default of 15, calls beyond it each build a fresh JavaScript runtime: half the throughput.
    `--hooksPool=${listening.hooksPool ?? 70}`,
    '--indexFallback=false',
    `--hooksWatch=${listening.hooksWatch ?? false}`,
    ...pocketbasePlaceArguments(listening),
  ];
}

const passedOn = ['PATH', 'HOME', 'TMPDIR', 'TEMP', 'SystemRoot', 'ZONEINFO'];
/** What hook-environment.ts makes of the operator's settings. */
const forHooks = 'POSTQUILL_';

/** PocketBase gets what its hooks read and nothing more: it has no use for a model's or Stripe's key. */
export function pocketbaseEnvironment(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const chosen = Object.entries(env).filter(
    ([name]) => passedOn.includes(name) || name.startsWith(forHooks),
  );
  return {
    ...Object.fromEntries(chosen),
    POSTQUILL_SITE_NAME: site.name,
  };
}
