import { afterAll, beforeAll, expect, test } from 'vitest';
import type { HoldAnswer } from '#shared/contracts/ledger/hold.ts';
import type { CommitAnswer } from '#shared/contracts/ledger/settle.ts';
import type { Allowance } from '#shared/contracts/page-pocketbase.ts';
import { rules } from '#shared/rules.ts';
import { copyPocketbase, type PocketbaseCopy } from '#tests/harness/database/pocketbase-copy.ts';
import { holdRequest } from '#tests/harness/hold-request.ts';
import { type Person, signUp } from '#tests/harness/people.ts';
import { type RunningPocketbase, startPocketbase } from '#tests/harness/pocketbase.ts';
import { call, expectOk } from '../calls.ts';
import { Operator } from '../operator.ts';

const limit = rules.plans.free.generationsPerMonth;

/** The product's own functions at any time of day: they take the clock as an argument. */
const window = `
routerAdd('POST', '/window/{what}', (e) => {
  const { hold } = require(\`\${__hooks}/lib/ledger/hold.js\`);
  const { commit } = require(\`\${__hooks}/lib/ledger/commit-release.js\`);
  const { allowance } = require(\`\${__hooks}/lib/ledger/allowance.js\`);
  const { request, id, userId, now } = e.requestInfo().body;
  const answers = {
    hold: () => hold($app, request, now),
    commit: () => commit($app, id, 'a result', now),
    allowance: () => allowance($app, $app.findRecordById('users', userId), now),
  };
  return e.json(200, answers[e.request.pathValue('what')]());
});`;

let pb: RunningPocketbase;
let copy: PocketbaseCopy;
let operator: Operator;

beforeAll(async () => {
  // Without the jobs: they follow the real clock and would end holds of other times.
  copy = await copyPocketbase({ cronsWait: true, hooks: { 'window.pb.js': window } });
  pb = await startPocketbase(copy);
  operator = await Operator.of(pb);
});

afterAll(async () => {
  await pb.stop();
  await copy.remove();
});

const ask = <Answer>(what: string, body: object): Promise<Answer> =>
  expectOk(call<Answer>(pb, 'POST', `/window/${what}`, { body }));

const holdAt = (person: Person, now: number): Promise<HoldAnswer> =>
  ask('hold', { request: holdRequest(person), now });

const usedAt = async ({ id: userId }: Person, now: number): Promise<number> =>
  (await ask<Allowance>('allowance', { userId, now })).used;

async function manyAt(person: Person, now: number) {
  const answers = await Promise.all(Array.from({ length: 16 }, () => holdAt(person, now)));
  const held = answers.filter((answer) => answer.outcome === 'held');
  const refused = new Set(answers.map(({ outcome }) => outcome)).difference(new Set(['held']));
  return { held, refused: [...refused] };
}

/** The first millisecond of the month in that zone, found with Node's own time zone data. */
function beginningOf(month: string, timeZone: string): number {
  const format = new Intl.DateTimeFormat('sv', { timeZone, year: 'numeric', month: '2-digit' });
  const around = Date.parse(`${month}-01T00:00:00Z`);
  let [before, within] = [around - 15 * 3_600_000, around + 15 * 3_600_000];
  while (within - before > 1) {
    const middle = Math.floor((before + within) / 2);
    if (format.format(middle) < month) before = middle;
    else within = middle;
  }
  return within;
}

const borders = [
  ['UTC', '2026-12'],
  ['Pacific/Kiritimati', '2026-12'],
  ['Pacific/Pago_Pago', '2027-01'],
  ['Asia/Kathmandu', '2026-12'],
  // Summer time begins, or ends, on the last day of the month.
  ['Europe/Berlin', '2024-04'],
  ['Europe/Berlin', '2021-11'],
  // It ends on the first day.
  ['America/New_York', '2020-11'],
  ['Australia/Lord_Howe', '2018-04'],
  // The last hour of the month comes twice, and the first hour not at all.
  ['Africa/Cairo', '2010-10'],
  ['Asia/Amman', '2016-04'],
] as const;

test.each(borders)(
  '%s, where %s begins: all of both months, to the millisecond',
  async (timeZone, month) => {
    const border = beginningOf(month, timeZone);
    const person = await signUp(pb, { timeZone });

    const last = await manyAt(person, border - 1_000);
    expect([last.held.length, last.refused]).toEqual([limit, ['exhausted']]);
    expect(await holdAt(person, border - 1)).toEqual({ outcome: 'exhausted' });
    expect([await usedAt(person, border - 1), await usedAt(person, border)]).toEqual([limit, 0]);

    const first = await manyAt(person, border);
    expect([first.held.length, first.refused]).toEqual([limit, ['exhausted']]);

    // Begun in the old month and ended in the new one: it counts where it began.
    const id = last.held[0]?.id ?? '';
    const committed = await ask<CommitAnswer>('commit', { id, now: border + 30_000 });
    expect(committed).toEqual({ outcome: 'committed', left: 0 });
    expect(await holdAt(person, border + 31_000)).toEqual({ outcome: 'exhausted' });

    const rows = await operator.list('generations', `userId = "${person.id}"`);
    const periods = Object.groupBy(rows, ({ period }) => String(period));
    expect(periods[month]?.map(({ state }) => state)).toEqual(Array(limit).fill('held'));
    const earlier = rows.filter(({ period }) => String(period) < month);
    expect(earlier.filter(({ state }) => state === 'done').map((row) => row.id)).toEqual([id]);
    expect(rows).toHaveLength(2 * limit);
  },
);
