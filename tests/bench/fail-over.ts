import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { generateOnce, generateUntil, members, newMachine } from '#tests/harness/machine.ts';
import { startSftpHost, tellOfSkippingSftp } from '#tests/harness/network/sftp-host.ts';
import { type Row, row } from './table.ts';

const rounds = 3;

interface Silence {
  promoted: number;
  served: number;
}

/** A machine that dies under load, a standby that is promoted: from its last moment to the first answer of the other. */
async function silence(settings: NodeJS.ProcessEnv): Promise<Silence> {
  const [first, second] = await Promise.all([newMachine(settings), newMachine(settings)]);
  try {
    await first.start();
    const people = await members(first, 4);
    const standby = second.place.run('standby');
    await standby.until('Following');
    let over = false;
    const generating = generateUntil(first, people.slice(1), () => over);
    await sleep(1_000);
    const died = Date.now();
    await first.powerOff();
    over = true;
    const promote = second.place.run('promote', ['--old-is-gone']);
    if ((await promote.ended) !== 0) throw new Error(promote.output());
    const promoted = Date.now() - died;
    const starting = second.start();
    const [person] = people;
    while (person) {
      const answer = await generateOnce(second, person).catch(() => undefined);
      if (answer?.status === 200) break;
      await sleep(10);
    }
    const served = Date.now() - died;
    await starting;
    await generating;
    return { promoted, served };
  } finally {
    for (const machine of [first, second]) {
      await machine.powerOff();
      machine.clear();
    }
  }
}

const seconds = (all: readonly number[]) =>
  `${all.map((ms) => (ms / 1_000).toFixed(1)).join(' ')} s`;

async function* silences(where: string, settings: () => NodeJS.ProcessEnv): AsyncGenerator<Row> {
  const all: Silence[] = [];
  while (all.length < rounds) {
    all.push(await silence({ ...settings(), ACKNOWLEDGE: 'copied' }));
  }
  const served = all.map((each) => each.served);
  yield row(`A copy ${where}: a machine dies → the promoted one answers`, seconds(served), '≤ 3 s');
  const promoted = all.map((each) => each.promoted);
  yield row('  of it npm run promote', seconds(promoted), '');
}

export async function* failOver(): AsyncGenerator<Row> {
  const parent = mkdtempSync(join(tmpdir(), 'bench-copy-'));
  const folder = () => ({ COPY_TO: `file:${mkdtempSync(join(parent, 'copy-'))}` });
  try {
    yield* silences('in a folder', folder);
  } finally {
    rmSync(parent, { recursive: true });
  }
  if (tellOfSkippingSftp()) return;
  const host = await startSftpHost();
  let lives = 0;
  const place = () => {
    lives += 1;
    mkdirSync(join(host.folder, String(lives)));
    return { COPY_TO: `${host.address()}/${lives}`, ...host.settings };
  };
  try {
    yield* silences('over SFTP', place);
  } finally {
    await host.clear();
  }
}
