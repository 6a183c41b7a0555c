import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { rules } from '#shared/rules.ts';
import { passagesIn } from '#shared/text/source/passages.ts';
import { withoutPassages } from '#shared/text/source/without-passages.ts';

const most = rules.source.passageWords;

const english = Array.from({ length: 60 }, (_, at) => {
  const tens = ['alpha', 'bravo', 'cedar', 'delta', 'ember', 'fjord'][Math.floor(at / 10)];
  const ones = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
  return `${tens}${ones[at % 10]}`;
});
const page = { title: 'A page of words', text: `${english.join(' ')}.` };
const from = (start: number, count: number) => english.slice(start, start + count).join(' ');

test('as many words in a row as may be taken over are no passage, and one more is', () => {
  expect(passagesIn(`Read: ${from(5, most)} and so on.`, page)).toEqual([]);
  const copied = from(5, most + 1);
  const post = `Read: ${copied} and so on.`;
  const start = post.indexOf(copied);
  expect(passagesIn(post, page)).toEqual([{ start, end: start + copied.length }]);
});

test.each<[string, (passage: string) => string]>([
  ['other cases', (passage) => passage.toUpperCase()],
  ['other spaces and line breaks', (passage) => passage.replaceAll(' ', '\n\n')],
  ['commas, quotes and emoji between', (passage) => passage.replaceAll(' ', ', “☕” ')],
  ['hashtags', (passage) => passage.replace(/\w+/g, '#$&')],
  ['underscores instead of spaces', (passage) => passage.replaceAll(' ', '_')],
  ['accents', (passage) => passage.replaceAll('a', 'á')],
  ['letters of full width', (passage) => passage.replaceAll('e', 'ｅ')],
  ['numbers between', (passage) => passage.replaceAll(' ', ' 7 ')],
  [
    'a link in the middle',
    (passage) => passage.replace(' bravofour ', ' bravofour https://a.com/b '),
  ],
])('a passage is the same with %s', (_, change) => {
  expect(passagesIn(change(from(3, 30)), page)).toHaveLength(1);
});

test('other words between, another order and another text are no passage', () => {
  expect(passagesIn(`${from(0, most)} however ${from(most, most)}`, page)).toEqual([]);
  expect(passagesIn(english.slice(0, 40).toReversed().join(' '), page)).toEqual([]);
  expect(passagesIn(from(0, 40), { title: '', text: 'Something else.' })).toEqual([]);
  expect(passagesIn(from(0, 40), undefined)).toEqual([]);
});

test('numbers alone are no passage: whoever tells facts has to name them', () => {
  const numbers = Array.from({ length: 40 }, (_, at) => at).join(' ');
  expect(passagesIn(numbers, { title: '', text: numbers })).toEqual([]);
});

describe('a script without spaces has words all the same', () => {
  test.each([
    [
      'Chinese',
      '去年夏天我们在阳台上的四个花盆里收获了五公斤番茄邻居们都以为我们在开玩笑因为第一批植物在第二周就全部死掉了但是樱桃番茄最容易种植而且味道也最好',
      '番茄很好吃。',
    ],
    [
      'Japanese',
      '去年の夏、私たちはベランダの四つの鉢から五キロのトマトを収穫しましたが、最初の苗は二週目にすべて枯れてしまい、近所の人たちは冗談だと思っていました',
      'トマトはおいしい。',
    ],
    [
      'Thai',
      'ฤดูร้อนที่แล้วเราเก็บมะเขือเทศได้ห้ากิโลกรัมจากกระถางสี่ใบบนระเบียงและเพื่อนบ้านคิดว่าเราล้อเล่นเพราะต้นแรกตายในสัปดาห์ที่สอง',
      'มะเขือเทศอร่อย',
    ],
  ])('%s', (_, text, own) => {
    const source = { title: '', text: `${text}。` };
    expect(passagesIn(`${own}${text}`, source)).toHaveLength(1);
    expect(passagesIn(own, source)).toEqual([]);
    // Some twenty words are far more than twenty signs; a short quotation may stand.
    expect(passagesIn(`${own}${text.slice(0, 15)}`, source)).toEqual([]);
  });
});

test('any run of more words is found wherever it stands, and any of fewer is not', () => {
  const place = fc.tuple(fc.nat(30), fc.integer({ min: 1, max: 30 }));
  fc.assert(
    fc.property(place, fc.lorem(), ([start, count], around) => {
      const post = `${around} ${from(start, count)} ${around}`;
      expect(passagesIn(post, page).length > 0).toBe(count > most);
    }),
  );
});

test('a page that repeats itself costs no more time than another', () => {
  for (const word of ['a ', 'a aa aaa ', 'na na hey ']) {
    const source = { title: '', text: word.repeat(12_000 / word.length) };
    expect(passagesIn(word.repeat(10_000 / word.length), source)).toHaveLength(1);
  }
});

test('the sentences that hold a passage go, the others stay as they are', () => {
  const copied = `${from(0, 30)}.`;
  const own = 'We tried it for a whole year and would not go back to what we had before.';
  const more = 'It took us six pots, two sacks of soil and all the weekends of one long spring.';
  const post = `${own} ${more}\n\n${copied}\n\n#balcony`;
  const cut = withoutPassages(`${own} ${more} ${own}\n\n${from(0, 21)}.\n\n#balcony`, [
    ...passagesIn(`${own} ${more} ${own}\n\n${from(0, 21)}.\n\n#balcony`, page),
  ]);
  expect(cut).toBe(`${own} ${more} ${own}\n\n#balcony`);
  // What is mostly copied is no post any more.
  expect(withoutPassages(`${copied} ${own}`, passagesIn(`${copied} ${own}`, page))).toBeNull();
  expect(withoutPassages(post, [])).toBe(post);
});
