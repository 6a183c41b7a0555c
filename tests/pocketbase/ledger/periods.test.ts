import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { copyPocketbase, type PocketbaseCopy } from '#tests/harness/database/pocketbase-copy.ts';
import { type Person, signUp } from '#tests/harness/people.ts';
import { type RunningPocketbase, startPocketbase } from '#tests/harness/pocketbase.ts';
import { call, expectOk } from '../calls.ts';
import { Operator } from '../operator.ts';
import { LedgerCaller } from './ledger-caller.ts';

interface Question {
  timeZone: string;
  periodZone?: string;
  periodZoneUntil?: string;
  now: number;
}

interface Period {
  label: string;
  ends: number;
}

const window = `
routerAdd('POST', '/window/periods', (e) => {
  const { isZone, periodOf } = require(\`\${__hooks}/lib/ledger/period.js\`);
  const users = $app.findCollectionByNameOrId('users');
  return e.json(200, e.requestInfo().body.questions.map((question) => {
    const { now, ...fields } = question;
    if (fields.timeZone !== '' && !isZone(fields.timeZone)) return null;
    return periodOf(new Record(users, fields), now);
  }));
});`;

let pb: RunningPocketbase;
let copy: PocketbaseCopy;
let operator: Operator;

beforeAll(async () => {
  copy = await copyPocketbase({ hooks: { 'window.pb.js': window } });
  pb = await startPocketbase(copy);
  operator = await Operator.of(pb);
});

afterAll(async () => {
  await pb.stop();
  await copy.remove();
});

function ask(questions: Question[]): Promise<(Period | null)[]> {
  return expectOk(call(pb, 'POST', '/window/periods', { body: { questions } }));
}

async function periodOf(question: Question): Promise<{ label: string; ends: string }> {
  const [period] = await ask([question]);
  if (!period) throw new Error('no period came back');
  return { label: period.label, ends: new Date(period.ends).toISOString() };
}

/** Node's own time zone data, as the second opinion. */
function monthByNode(timeZone: string): (now: number) => string {
  const format = new Intl.DateTimeFormat('sv', { timeZone, year: 'numeric', month: '2-digit' });
  return (now) => format.format(now);
}

describe('the month', () => {
  test.each([
    ['UTC', '2026-11-30T23:59:59.999Z', '2026-11', '2026-12-01T00:00:00.000Z'],
    ['UTC', '2026-12-01T00:00:00.000Z', '2026-12', '2027-01-01T00:00:00.000Z'],
    ['Pacific/Kiritimati', '2026-11-30T09:59:59.999Z', '2026-11', '2026-11-30T10:00:00.000Z'],
    ['Pacific/Kiritimati', '2026-11-30T10:00:00.000Z', '2026-12', '2026-12-31T10:00:00.000Z'],
    ['Pacific/Pago_Pago', '2026-12-01T10:59:59.999Z', '2026-11', '2026-12-01T11:00:00.000Z'],
    ['Asia/Kathmandu', '2026-11-30T18:15:00.000Z', '2026-12', '2026-12-31T18:15:00.000Z'],
    // Summer time begins and ends within these.
    ['Europe/Berlin', '2026-03-31T21:59:59.999Z', '2026-03', '2026-03-31T22:00:00.000Z'],
    ['Europe/Berlin', '2026-10-31T22:30:00.000Z', '2026-10', '2026-10-31T23:00:00.000Z'],
    ['America/New_York', '2026-11-01T03:30:00.000Z', '2026-10', '2026-11-01T04:00:00.000Z'],
    ['UTC', '2028-02-29T12:00:00.000Z', '2028-02', '2028-03-01T00:00:00.000Z'],
    ['', '2026-11-15T00:00:00.000Z', '2026-11', '2026-12-01T00:00:00.000Z'],
  ])('in "%s" at %s is %s', async (timeZone, now, label, ends) => {
    expect(await periodOf({ timeZone, now: Date.parse(now) })).toEqual({ label, ends });
  });

  // Years that are over: what lies ahead differs between releases of the time zone data.
  test('agrees with Node in every zone, at and around the borders of months', async () => {
    const questions: Question[] = [];
    const zones = Intl.supportedValuesOf('timeZone');
    for (const timeZone of zones) {
      for (let month = 0; month < 30; month += 5) {
        const border = Date.UTC(2021, month, 1);
        const hours = [-14, -12.5, -9, -5.5, -1, 0, 3.75, 7, 11.5, 13];
        for (const hour of hours) questions.push({ timeZone, now: border + hour * 3_600_000 });
      }
    }
    const answers = await ask(questions);
    let compared = 0;
    const months = new Map(zones.map((timeZone) => [timeZone, monthByNode(timeZone)]));
    const wrong = questions.flatMap(({ timeZone, now }, index) => {
      const answer = answers[index];
      if (!answer) return [];
      compared += 1;
      const { label, ends } = answer;
      const monthAt = months.get(timeZone) ?? (() => 'none');
      const good = label === monthAt(now) && label === monthAt(ends - 1) && label < monthAt(ends);
      return good ? [] : [`${timeZone} ${new Date(now).toISOString()} ${label}`];
    });
    console.log(`periods: ${compared} of ${questions.length} instants compared`);
    expect(compared).toBeGreaterThan(questions.length * 0.9);
    expect(wrong).toEqual([]);
  });
});

describe('a move to another zone', () => {
  const moved = (to: string, from: string, until: string) => (now: string) =>
    periodOf({
      timeZone: to,
      periodZone: from,
      periodZoneUntil: until.replace('T', ' '),
      now: Date.parse(now),
    });

  test('to one ahead counts only once the old zone’s month is over', async () => {
    const at = moved('Asia/Tokyo', 'America/Los_Angeles', '2026-12-01T08:00:00.000Z');
    const ends = '2026-12-01T08:00:00.000Z';
    expect(await at('2026-12-01T07:59:59.999Z')).toEqual({ label: '2026-11', ends });
    expect(await at(ends)).toEqual({ label: '2026-12', ends: '2026-12-31T15:00:00.000Z' });
  });

  test('to one behind stays in the month until it ends there, and never counts it twice', async () => {
    const at = moved('America/Los_Angeles', 'Asia/Tokyo', '2026-11-30T15:00:00.000Z');
    const ends = '2026-12-01T08:00:00.000Z';
    expect(await at('2026-11-30T14:59:59.999Z')).toEqual({ label: '2026-11', ends });
    expect(await at('2026-11-30T15:00:00.000Z')).toEqual({ label: '2026-11', ends });
    expect(await at(ends)).toMatchObject({ label: '2026-12' });
  });

  const move = (person: Person, timeZone: string) =>
    call(pb, 'PATCH', `/api/collections/users/records/${person.id}`, {
      token: person.token,
      body: { timeZone },
    });

  const kept = async (person: Person) => {
    const { timeZone, periodZone, periodZoneUntil } = await operator.view('users', person.id);
    return { timeZone, periodZone, periodZoneUntil: String(periodZoneUntil) };
  };

  /** When the running month ends in that zone, as PocketBase's own route tells the page. */
  const monthEnds = async (person: Person) => {
    const asked = call<{ periodEnds: string }>(pb, 'GET', '/api/account/allowance', person);
    return (await expectOk(asked)).periodEnds.replace('T', ' ');
  };

  test('keeps the zone in force, also over a second move in the same month', async () => {
    const person = await signUp(pb, { timeZone: 'Europe/Berlin' });
    const periodZoneUntil = await monthEnds(person);
    await move(person, 'Pacific/Kiritimati');
    const first = { timeZone: 'Pacific/Kiritimati', periodZone: 'Europe/Berlin', periodZoneUntil };
    expect(await kept(person)).toEqual(first);
    await move(person, 'Asia/Tokyo');
    expect(await kept(person)).toEqual({ ...first, timeZone: 'Asia/Tokyo' });
  });

  test('counts at once for an account that had no zone', async () => {
    const person = await signUp(pb, {});
    await move(person, 'Asia/Tokyo');
    expect(await kept(person)).toEqual({
      timeZone: 'Asia/Tokyo',
      periodZone: '',
      periodZoneUntil: '',
    });
  });

  test('brings no second allowance', async () => {
    const ledger = await LedgerCaller.of(pb);
    const person = await signUp(pb, { timeZone: 'Pacific/Pago_Pago' });
    const before = await operator.view('generations', await ledger.generate(person));
    await move(person, 'Pacific/Kiritimati');
    const after = await operator.view('generations', await ledger.generate(person));
    expect(after.period).toBe(before.period);
  });

  test.each([
    'Mars/Olympus',
    '../etc/passwd',
    'Local',
    'Europe/Berlin ',
    '',
    'UTC\n',
    'x'.repeat(65),
  ])('to a place that does not exist is refused: %j', async (timeZone) => {
    const person = await signUp(pb, { timeZone: 'Europe/Berlin' });
    expect((await move(person, timeZone)).status).toBe(400);
    expect((await kept(person)).timeZone).toBe('Europe/Berlin');
  });

  test('and a sign-up from a place that does not exist just has no zone', async () => {
    const person = await signUp(pb, { timeZone: 'Mars/Olympus' });
    expect((await kept(person)).timeZone).toBe('');
  });
});
