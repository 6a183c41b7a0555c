import { statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { signUp } from '#tests/harness/people.ts';
import { type RunningPocketbase, startPocketbase } from '#tests/harness/pocketbase.ts';
import { call } from '../calls.ts';
import { Operator } from '../operator.ts';

/** Less than the ten seconds that PocketBase waits for whoever has the database. */
const patienceMilliseconds = 8_000;

async function runJobsOfMidnight(pb: RunningPocketbase): Promise<void> {
  const operator = await Operator.of(pb);
  const { body } = await call<{ id: string; expression: string }[]>(
    pb,
    'GET',
    '/api/crons',
    operator,
  );
  const ids = body.filter(({ expression }) => expression === '0 0 * * *').map(({ id }) => id);
  expect(ids).not.toEqual([]);
  for (const id of ids) await operator.runCron(id);
}

/** So many writes that the job, which begins when it likes, meets one. */
async function saveOftenBeside(pb: RunningPocketbase, job: () => Promise<void>): Promise<void> {
  const { id, token } = await signUp(pb);
  const save = () =>
    fetch(`${pb.url}/api/collections/users/records/${id}`, {
      method: 'PATCH',
      headers: { Authorization: token, 'Content-Type': 'application/json' },
      body: JSON.stringify({ name: 'A name' }),
      signal: AbortSignal.timeout(patienceMilliseconds),
    }).then(({ status }) => status);
  expect(await save()).toBe(200);
  await job();
  for (let saved = 0; saved < 50; saved += 1) expect(await save()).toBe(200);
}

test('at midnight nobody waits for a backup that is being made', async () => {
  const pb = await startPocketbase();
  const reader = new DatabaseSync(join(pb.dataDir, 'data.db'), { readOnly: true });
  try {
    reader.exec('BEGIN; SELECT count(*) FROM users');
    await saveOftenBeside(pb, () => runJobsOfMidnight(pb));
  } finally {
    reader.close();
    await pb.stop();
  }
});

test.each([
  ['off', 'brings what the log holds into the file'],
  ['on', 'leaves the log to the program that copies the database'],
])('beside a copy that is %s, the job of midnight %s', async (copy) => {
  const pb = await startPocketbase({ env: { POSTQUILL_DATABASE_COPY: copy } });
  try {
    const changed = () => statSync(join(pb.dataDir, 'data.db'), { bigint: true }).mtimeNs;
    const before = changed();
    await saveOftenBeside(pb, () => runJobsOfMidnight(pb));
    if (copy === 'off') await expect.poll(changed).toBeGreaterThan(before);
    else expect(changed()).toBe(before);
  } finally {
    await pb.stop();
  }
});
