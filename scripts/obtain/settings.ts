import { homedir } from 'node:os';
import { isAbsolute, join, resolve } from 'node:path';
import type { Pins } from './pins.ts';

export interface Settings {
  env: Record<string, string | undefined>;
  platform: string;
  arch: string;
  cacheDir: string;
  releaseBase: string;
  /** Only when it is not the registry the user's npm is configured for. */
  npmRegistry?: string;
  goCommand: string;
  pins: Pins;
  patience: Patience;
  /** Called with one line of progress at a time. */
  report: (line: string) => void;
}

interface Patience {
  firstByteMs: number;
  idleMs: number;
  downloadMs: number;
  buildMs: number;
  npmMs: number;
  betweenReportsMs: number;
}

const defaultPatience: Patience = {
  firstByteMs: 5_000,
  idleMs: 10_000,
  downloadMs: 10 * 60_000,
  // A small machine compiles for minutes what a big one does in one.
  buildMs: 30 * 60_000,
  npmMs: 5 * 60_000,
  betweenReportsMs: 10_000,
};

export type ObtainOptions = Partial<Omit<Settings, 'patience'>> & { patience?: Partial<Patience> };

export function settingsFrom(options: ObtainOptions, pins: Pins): Settings {
  const env = options.env ?? process.env;
  const platform = options.platform ?? process.platform;
  return {
    releaseBase: (options.pins ?? pins).releaseBase,
    goCommand: 'go',
    pins,
    report: (line) => process.stderr.write(`${line}\n`),
    ...options,
    env,
    platform,
    arch: options.arch ?? process.arch,
    cacheDir: resolve(options.cacheDir ?? join(userCacheDirectory(platform, env), 'postquill')),
    patience: { ...defaultPatience, ...options.patience },
  };
}

export function target(settings: Settings): string {
  return `${settings.platform}-${settings.arch}`;
}

export function programName(settings: Settings, name = settings.pins.file): string {
  return settings.platform === 'win32' ? `${name}.exe` : name;
}

function userCacheDirectory(platform: string, env: Settings['env']): string {
  const home = env.HOME || homedir();
  if (platform === 'win32') return env.LOCALAPPDATA || join(homedir(), 'AppData', 'Local');
  if (platform === 'darwin') return join(home, 'Library', 'Caches');
  // The XDG specification says that a relative path is to be ignored.
  const xdg = env.XDG_CACHE_HOME;
  return xdg && isAbsolute(xdg) ? xdg : join(home, '.cache');
}
