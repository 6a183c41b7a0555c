import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { generateOnce, generateUntil, members, newMachine } from '#tests/harness/machine.ts';
import { type Row, row } from './table.ts';

/** A machine that dies under load, a standby that is promoted: from its last moment to the first answer of the other. */
export async function failOver(): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-copy-'));
  const settings = { COPY_TO: `file:${folder}`, ACKNOWLEDGE: 'copied' };
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
    const promoted = Date.now();
    const starting = second.start();
    const [person] = people;
    while (person) {
      const answer = await generateOnce(second, person).catch(() => undefined);
      if (answer?.status === 200) break;
      await sleep(10);
    }
    const serves = Date.now();
    await starting;
    await generating;
    const inSeconds = (from: number, to: number) => `${((to - from) / 1_000).toFixed(1)} s`;
    return [
      row('A machine dies → the promoted one answers', inSeconds(died, serves), '≤ 3 s'),
      row(
        '  of it npm run promote, npm start',
        `${inSeconds(died, promoted)}, ${inSeconds(promoted, serves)}`,
        '',
      ),
    ];
  } finally {
    for (const machine of [first, second]) {
      await machine.powerOff();
      machine.clear();
    }
    rmSync(folder, { recursive: true });
  }
}
