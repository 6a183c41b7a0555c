import { createReadStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { PocketbaseClient } from '#api/services/pocketbase/client.ts';
import { snapshot } from '#scripts/backup/snapshot.ts';
import { requireSoundDatabase } from '#scripts/supervise/sound-database.ts';
import type { CustomersAnswer } from '#shared/contracts/billing.ts';
import { asSuperuser } from '#tests/harness/people.ts';
import { type Row, row } from '../table.ts';
import { deleteAccount, exportData, logIn, save } from './calls.ts';
import { type Leftover, leftovers, leftoversOf, toldLongAgo, write } from './grown-old.ts';
import type { Residents } from './residents.ts';
import type { Side } from './sides.ts';
import { endWatch, quietFor, startWatch, type Watch, watched } from './watched.ts';

async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  const deadline = performance.now() + 3_600_000;
  while (!(await isSo())) {
    if (performance.now() > deadline) throw new Error('A job did not end within an hour.');
    await sleep(20);
  }
}

async function runCron(side: Side, id: string): Promise<void> {
  const operator = await asSuperuser(side.pocketbase);
  await operator.crons.run(id);
}

async function job(side: Side, watch: Watch, { cron, make, left }: Leftover): Promise<Row[]> {
  write(side.file, make);
  const database = new DatabaseSync(side.file, { readOnly: true });
  const remaining = database.prepare(left);
  const before = Object.values(remaining.get() ?? {})[0];
  const rows = await watched(watch, `${cron}, ${before} rows`, async () => {
    await runCron(side, cron);
    await until(() => Object.values(remaining.get() ?? {})[0] === 0);
  });
  database.close();
  return rows;
}

async function unusedGo(side: Side, watch: Watch): Promise<Row[]> {
  write(side.file, toldLongAgo);
  const name = 'unused_accounts_go, one of them with 20,000 rows';
  const said = () => /Unused accounts: (.+)/.exec(side.pocketbase.output())?.[1];
  const rows = await watched(watch, name, async () => {
    await runCron(side, 'unused_accounts_go');
    await until(() => said() !== undefined);
  });
  return [...rows, row(name, String(said()), 'any')];
}

/** Of these no row says that they are done. */
const untold = [
  'words_are_merged',
  'database_is_tuned',
  'old_tries_go',
  'old_withdrawals_go',
] as const;

async function untilQuiet(side: Side, watch: Watch, cron: string): Promise<Row[]> {
  const isQuiet = quietFor(side.file);
  return watched(watch, `${cron}, and five seconds`, async () => {
    await runCron(side, cron);
    await until(isQuiet);
  });
}

/** Of PocketBase's own writers the watch knows nothing, so one of them saves all the time. */
async function wholeFileChecked(side: Side, { members }: Residents, watch: Watch): Promise<Row[]> {
  const [member] = members;
  if (!member) throw new Error('Nobody lives here');
  const { token } = (await logIn(side, member)) as { token: string };
  let longest = 0;
  const rows = await watched(watch, 'database_is_checked', async () => {
    const isChecked = () => side.pocketbase.output().includes('The database was checked');
    await runCron(side, 'database_is_checked');
    await until(async () => {
      const began = performance.now();
      await save(side, member, token);
      longest = Math.max(longest, performance.now() - began);
      return isChecked();
    });
  });
  const name = 'database_is_checked: a save meanwhile takes at most';
  return [...rows, row(name, `${longest.toFixed(0)} ms`, 'any')];
}

async function* ofOneAccount(
  side: Side,
  { collectors }: Residents,
  watch: Watch,
): AsyncGenerator<Row> {
  const [reader, leaver] = collectors;
  if (!reader || !leaver) throw new Error('Nobody collected anything');
  const { token } = (await logIn(side, reader)) as { token: string };
  yield* await watched(watch, 'Export of 20,000 rows', () => exportData(side, token));
  const login = (await logIn(side, leaver)) as { token: string; meta: { proof: string } };
  const database = new DatabaseSync(side.file, { readOnly: true });
  const there = database.prepare('SELECT 1 FROM users WHERE id = ?');
  // Where it takes longer than the API waits, PocketBase goes on, and one asks again.
  async function leave(): Promise<void> {
    const asked = deleteAccount(side, login.token, login.meta.proof);
    if (await asked.then(Boolean, () => false)) return;
    await until(() => there.get(leaver?.id ?? '') === undefined);
  }
  yield* await watched(watch, 'Deletion of 20,000 rows', leave);
  database.close();
}

/** A disk that is slow where it reads here and there would need half an hour for all of an index. */
const fromDisk = 240_000;

async function readWhole(file: string): Promise<void> {
  for await (const _ of createReadStream(file, { highWaterMark: 1 << 20 }));
}

/**
 * With whatever happens to be in memory at first. After some minutes the rest of the file is brought there, for the
 * steps that end a merge are to be measured too. Which rows are deleted stands on pages above all others, until an
 * index is written anew.
 */
async function* deletedWords(side: Side, watch: Watch): AsyncGenerator<Row> {
  const database = new DatabaseSync(side.file, { readOnly: true });
  const notes = ['post', 'generation'].map((what) =>
    database.prepare(`SELECT count(*) AS pages FROM ${what}_words_data WHERE id >= 1 << 53`),
  );
  const isDone = () => notes.every((note) => note.get()?.pages === 0);
  await runCron(side, 'deleted_words_go');
  const began = performance.now();
  const isLong = () => performance.now() - began > fromDisk;
  yield* await watched(watch, 'deleted_words_go, four minutes', () =>
    until(() => isDone() || isLong()),
  );
  yield* await watched(watch, 'deleted_words_go, the rest from memory', async () => {
    await readWhole(side.file);
    await until(isDone);
  });
  database.close();
}

async function reconciliation(side: Side, watch: Watch): Promise<Row[]> {
  const { pocketbase } = side;
  const client = new PocketbaseClient(pocketbase.url, join(pocketbase.dataDir, 'service.json'));
  const call = client.routesOf('billing');
  const rows = await watched(watch, 'Our side of a reconciliation', async () => {
    let after: string | undefined = '';
    while (after !== undefined) {
      const { entries }: CustomersAnswer = await call('all-customers', { after });
      after = entries.at(-1)?.customerId;
    }
  });
  client.close();
  return rows;
}

async function wholeFile(side: Side, watch: Watch): Promise<Row[]> {
  const copy = `${side.file}-copy`;
  const gigabytes = (await stat(side.file)).size / 1e9;
  const name = `Copy for a backup, ${gigabytes.toFixed(1)} GB`;
  const backup = await watched(watch, name, async () => snapshot(side.file, copy));
  await rm(copy);
  const restarting = performance.now();
  await side.pocketbase.restart();
  const restart = (performance.now() - restarting) / 1_000;
  const began = performance.now();
  requireSoundDatabase(side.pocketbase.dataDir);
  const soundness = (performance.now() - began) / 1_000;
  return [
    ...backup,
    row('Start of PocketBase', `${restart.toFixed(1)} s`, 'any'),
    row('The look at the file before it', `${soundness.toFixed(1)} s`, '≤ 5 s'),
  ];
}

/** What grows with the database though no visitor asks for it. */
export async function* unseen(side: Side, residents: Residents): AsyncGenerator<Row> {
  const watch = await startWatch(side.pocketbase);
  try {
    for (const leftover of leftovers) yield* await job(side, watch, leftover);
    yield* await unusedGo(side, watch);
    yield* ofOneAccount(side, residents, watch);
    for (const leftover of leftoversOf(residents)) yield* await job(side, watch, leftover);
    for (const cron of untold) yield* await untilQuiet(side, watch, cron);
    yield* await reconciliation(side, watch);
    yield* await wholeFileChecked(side, residents, watch);
    yield* deletedWords(side, watch);
    yield* await wholeFile(side, watch);
  } finally {
    await endWatch(watch);
  }
}
