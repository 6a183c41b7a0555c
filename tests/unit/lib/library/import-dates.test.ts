import { expect, test } from 'vitest';
import { type DateOrder, readDate } from '#lib/library/import/dates.ts';
import { forecast } from '#lib/library/import/forecast.ts';
import { Besides, postsOfFile } from '#lib/library/import/posts-of-file.ts';

const local = (year: number, month: number, day: number, ...time: number[]) =>
  new Date(year, month - 1, day, ...time).toISOString();

test.each([
  ['2026-11-01', local(2026, 11, 1)],
  ['2026/11/01 18:30', local(2026, 11, 1, 18, 30)],
  ['2026-11-01T18:30:05.000Z', '2026-11-01T18:30:05.000Z'],
  ['1.11.2026', local(2026, 11, 1)],
  ['01.11.26, 9:05', local(2026, 11, 1, 9, 5)],
  ['1/11/2026 6:30 PM', local(2026, 11, 1, 18, 30), local(2026, 1, 11, 18, 30)],
  ['1-11-2026 12:00 am', local(2026, 11, 1), local(2026, 1, 11)],
  ['25/12/2026', local(2026, 12, 25)],
  ['12/25/26', local(2026, 12, 25)],
  ['Nov 1, 2026', local(2026, 11, 1)],
  ['1 November 2026 18:30', local(2026, 11, 1, 18, 30)],
])('%j is a day', (written, dayFirst, monthFirst = dayFirst) => {
  expect(readDate(written, 'day').iso).toBe(dayFirst);
  expect(readDate(written, 'month').iso).toBe(monthFirst);
});

test.each(['', 'soon', 'Tea 2', '30/02/2026', '1.11', '11:30', '99/99/9999', '1 Tea 2026', '7'])(
  '%j is none',
  (written) => expect(readDate(written, 'day')).toEqual({ iso: '', form: 'unknown' }),
);

async function read(dates: string[], order: DateOrder = 'day') {
  const file = new Blob([
    `Date;Channel;Caption\n${dates.map((each) => `${each};x;Tea ${each}\n`).join('')}`,
  ]);
  const besides = new Besides();
  const saved: string[] = [];
  for await (const found of postsOfFile(file, order, besides)) {
    for (const each of found) if ('post' in each) saved.push(each.post.saved);
  }
  const course = { room: 2, signal: new AbortController().signal, onRead: () => undefined };
  const choices = { platform: 'x', tone: 'casual', dates: order };
  return { saved, besides, told: await forecast(file, choices, new Set(), course) };
}

test('a file of which one date has no month 13 is read that way, and asks nothing', async () => {
  const { told, saved } = await read(['1/11/2026', '2/13/2026'], 'month');
  expect(told).toMatchObject({ dateOrder: 'month', openDate: '', undated: 0 });
  expect(saved).toEqual([local(2026, 1, 11), local(2026, 2, 13)]);
});

test('one that says nothing of it, or both, asks by one of its dates', async () => {
  expect((await read(['1/11/2026'])).told).toMatchObject({
    dateOrder: null,
    openDate: '1/11/2026',
  });
  const both = await read(['13/2/2026', '2/13/2026', '1/11/2026', 'soon']);
  expect(both.told).toMatchObject({ dateOrder: null, openDate: '1/11/2026', undated: 1 });
});

test('columns without a place are named, and tones are missed only where there is room', async () => {
  const file = new Blob(['Date,Text,Campaign, ,Link\n,A,,,\n,B,,,\n,C,,,\n']);
  const course = { room: 2, signal: new AbortController().signal, onRead: () => undefined };
  const told = await forecast(
    file,
    { platform: 'x', tone: 'casual', dates: 'day' },
    new Set(),
    course,
  );
  expect(told).toMatchObject({ fresh: 3, withoutTone: 2, withoutPlatform: 2, undated: 0 });
  expect(told.notTaken).toEqual(['Campaign', 'Link']);
});
