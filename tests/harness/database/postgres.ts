import { spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';

/** Where the programs of a PostgreSQL are, if there is one: Debian keeps them out of the path. */
export function postgresPrograms(): string | undefined {
  const inPath = (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, 'initdb'));
  const found = [
    ...globSync('/usr/lib/postgresql/*/bin/initdb').toSorted().toReversed(),
    ...inPath,
  ];
  return found
    .map(dirname)
    .find((folder) =>
      ['initdb', 'postgres', 'psql'].every((name) => existsSync(join(folder, name))),
    );
}

/** PostgreSQL refuses to be run by root. */
function unprivileged(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const nobody = 65_534;
  return { uid: nobody, gid: nobody };
}

export interface RunningPostgres {
  /** Runs a script of psql's and returns what it printed. */
  run(script: string): string;
  stop(): Promise<void>;
}

/** A PostgreSQL of its own in a temporary folder, which can be reached by a socket there and nothing else. */
export async function startPostgres(programs: string): Promise<RunningPostgres> {
  const place = mkdtempSync(join(tmpdir(), 'postgres-test-'));
  const as = unprivileged();
  if (as.uid !== undefined && as.gid !== undefined) chownSync(place, as.uid, as.gid);
  const data = join(place, 'data');
  const made = spawnSync(
    join(programs, 'initdb'),
    [
      '--pgdata',
      data,
      '--auth=trust',
      '--username=test',
      '--encoding=UTF8',
      '--locale=C',
      '--no-sync',
    ],
    { ...as, cwd: place, encoding: 'utf8' },
  );
  if (made.status !== 0) throw new Error(`initdb: ${made.stderr}`);
  const server = spawn(
    join(programs, 'postgres'),
    ['-D', data, '-k', place, '-c', 'listen_addresses=', '-c', 'fsync=off'],
    { ...as, cwd: place, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  let said = '';
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  await new Promise<void>((ready, failed) => {
    server.stderr.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      if (said.includes('ready to accept connections')) ready();
    });
    void ended.then(() => failed(new Error(`PostgreSQL did not start:\n${said}`)));
  });
  return {
    run(script) {
      const psql = spawnSync(
        join(programs, 'psql'),
        ['-X', '-q', '-A', '-t', '-h', place, '-U', 'test', '-d', 'postgres', '-f', '-'],
        { input: script, encoding: 'utf8', maxBuffer: 1 << 28 },
      );
      if (psql.status !== 0) throw new Error(`psql: ${psql.stderr}`);
      return psql.stdout;
    },
    async stop() {
      server.kill('SIGINT');
      await ended;
      rmSync(place, { recursive: true, force: true });
    },
  };
}
