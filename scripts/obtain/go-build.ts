import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { keep } from './cache.ts';
import { commandOutput, lastLine, reportWhile } from './command-output.ts';
import { programName, type Settings } from './settings.ts';

/** The official sources, checked by Go against its public checksum database. */
export async function goBuild(settings: Settings): Promise<string> {
  const { name, version, goPackage, goVersionName, goToolchain } = settings.pins;
  const sumdb = await checksumDatabase(settings);
  const directory = await mkdtemp(join(tmpdir(), 'postquill-go-'));
  settings.report(`Building ${name} ${version} from its Go module (a minute or two, once)`);
  try {
    const build = commandOutput(
      settings.goCommand,
      ['install', '-ldflags', `-s -w -X ${goVersionName}=${version}`, `${goPackage}@v${version}`],
      {
        env: {
          ...settings.env,
          // A cross-compiled program would not run here, and go refuses to put one into GOBIN.
          GOOS: undefined,
          GOARCH: undefined,
          CGO_ENABLED: '0',
          GOBIN: directory,
          GOTOOLCHAIN: goToolchain,
          // Whatever a user's own modules need, these sources are checked or not built at all.
          GOSUMDB: sumdb,
          GONOSUMDB: 'none',
        },
        limitMs: settings.patience.buildMs,
        reason: (complaint) => lastLine(complaint.replace(/^go: downloading .*$/gm, '')),
      },
    );
    await reportWhile(build, 'still building', settings);
    const program = join(directory, programName(settings, basename(goPackage)));
    return await keep('built', await readFile(program), settings);
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}

/** Some networks only reach a mirror of the database, so the user's own choice stands unless it is none. */
async function checksumDatabase(settings: Settings): Promise<string> {
  const chosen = await commandOutput(settings.goCommand, ['env', 'GOSUMDB'], {
    env: settings.env,
    limitMs: 15_000,
  });
  return chosen === 'off' || chosen === '' ? 'sum.golang.org' : chosen;
}
