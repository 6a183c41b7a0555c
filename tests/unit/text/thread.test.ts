import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Platform, rules } from '#shared/rules.ts';
import { countPost, isTooLong } from '#shared/text/count.ts';
import { sentenceStarts } from '#shared/text/feed/sentences.ts';
import { splitThread } from '#shared/text/feed/thread.ts';

const platforms: Platform[] = ['x', 'threads', 'bluesky'];

/** The parts without their numbers, which are as they should be. */
function bare(parts: string[]): string[] {
  return parts.map((part, index) => {
    const number = ` ${index + 1}/${parts.length}`;
    expect(part.endsWith(number), part).toBe(true);
    return part.slice(0, -number.length);
  });
}

const withoutSpaces = (text: string) => text.replace(/\s/g, '');

test('a text that fits is one post, without a number', () => {
  expect(splitThread('One post.', 'x')).toEqual(['One post.']);
});

test('parts end with sentences, each with its number and within the limit, number and all', () => {
  const sentence = 'We bake rye bread in a stone oven and sell it until noon. ';
  for (const platform of platforms) {
    const parts = splitThread(sentence.repeat(40), platform);
    expect(parts.length).toBeGreaterThan(3);
    for (const part of parts) expect(isTooLong(part, platform)).toBe(false);
    for (const part of bare(parts)) expect(part.endsWith('until noon.')).toBe(true);
    expect(withoutSpaces(bare(parts).join(''))).toBe(withoutSpaces(sentence.repeat(40)));
  }
});

const padding = `${'Plain words come first, as they should. '.repeat(6)}`;

test.each([
  ['an abbreviation', 'Here Dr. Smith and Mrs. Jones of Acme'],
  ['initials', 'Here J. R. R. Tolkien met the U.S. Army'],
  ['the time', 'Here we open at 7 p.m. Mondays'],
  ['a number', 'Here it costs $1,299.50 for 10 000 rolls'],
  ['a number behind its word', 'Here is No. 5 of vol. 12 on Dec. 24'],
  ['a link', 'Here is https://example.com/a.b/c?d=e.f#g.h'],
  ['a link without a scheme', 'Here is shop.example.com/sale.html'],
  ['a mention', 'Here is @some.body.else'],
  ['a list item', '1. Here'],
])('no part ends within %s', (_, whole) => {
  // Moved through the place where the first part is full, letter by letter.
  for (let more = 0; more < 50; more += 1) {
    const text = `${padding}${'o'.repeat(more)} is all. ${whole}, and that was it. ${padding}`;
    const parts = bare(splitThread(text, 'x'));
    const pieces = [/ /, /10 000|\$1,299\.50/].map(() => whole.split(' '));
    for (const word of pieces[0] ?? []) {
      expect(
        parts.some((part) => part.includes(word)),
        `${word} of ${parts.join(' | ')}`,
      ).toBe(true);
    }
    for (const part of parts) {
      expect(part).not.toMatch(/(?:Dr|Mrs|J|R|U\.S|p\.m|No|vol|Dec|^1|\n1)\.$/);
      expect(part).not.toMatch(/10$/);
    }
  }
});

test.each([
  ['We sell vitamin C. It helps.', ['It helps.']],
  ['We close at 5 p.m. Then he left.', ['Then he left.']],
  ['J. R. R. Tolkien met the U.S. Army.', []],
  ['「もう行く。」彼は「行こう。」と言った。', ['彼は「行こう。」と言った。']],
])('the sentences of %j', (text, later) => {
  const starts = sentenceStarts(text);
  const said = starts.map((at, index) => text.slice(at, starts[index + 1]).trim());
  expect(said).toEqual(later);
});

test('a single part has no number', () => {
  const link = `https://example.com/${'a'.repeat(400)}`;
  expect(splitThread(link, 'bluesky')).toEqual([link]);
});

test('a line, a paragraph and a sentence of other scripts end a part', () => {
  const list = Array.from({ length: 30 }, (_, at) => `Item ${at + 1} of the long list`).join('\n');
  for (const part of bare(splitThread(list, 'x'))) expect(part).toMatch(/of the long list$/);
  const japanese = '今日はパンを焼きました。とても美味しいです！'.repeat(20);
  for (const part of bare(splitThread(japanese, 'x'))) expect(part).toMatch(/[。！]$/);
  const arabic = 'هل نخبز كل يوم؟ نعم. '.repeat(40);
  for (const part of bare(splitThread(arabic, 'threads'))) expect(part).toMatch(/[؟.]$/);
  const hindi = 'हम रोज़ रोटी पकाते हैं। '.repeat(40);
  for (const part of bare(splitThread(hindi, 'bluesky'))) expect(part).toMatch(/।$/);
});

test('a part ends with a paragraph where that leaves it full enough', () => {
  const text = `${'A'.repeat(200)}.\n\nShort one. ${'b'.repeat(200)}.`;
  expect(bare(splitThread(text, 'x'))).toEqual([
    `${'A'.repeat(200)}.`,
    `Short one. ${'b'.repeat(200)}.`,
  ]);
});

test('an emoji belongs to the sentence in front of it, and families stay together', () => {
  const text = `${'A whole sentence. 🎉 '.repeat(40)}`;
  for (const part of bare(splitThread(text, 'x'))) expect(part).toMatch(/🎉$/);
  const family = '👨‍👩‍👧‍👦';
  const parts = bare(splitThread(family.repeat(200), 'x'));
  for (const part of parts) expect(part.replaceAll(family, '')).toBe('');
});

test('a sentence that is too long is divided at a clause, else between words, else anywhere', () => {
  const clauses = bare(splitThread('so many words in a clause here, '.repeat(20).trim(), 'x'));
  for (const part of clauses) expect(part).toMatch(/here,$/);
  const words = bare(splitThread('word '.repeat(200), 'x'));
  for (const part of words) expect(part).toMatch(/^word( word)*$/);
  expect(bare(splitThread('a'.repeat(700), 'x')).join('')).toBe('a'.repeat(700));
});

test('a link that fits nowhere is a part of its own', () => {
  const link = `https://example.com/${'a'.repeat(400)}`;
  const parts = bare(splitThread(`Before it. ${link} After it. ${padding}`, 'bluesky'));
  expect(parts.slice(0, 2)).toEqual(['Before it.', link]);
});

test('more than nine parts make room for the longer numbers', () => {
  const parts = splitThread('a '.repeat(3000), 'x');
  expect(parts.length).toBeGreaterThan(9);
  expect(Math.max(...parts.map((part) => countPost(part, 'x')))).toBeLessThanOrEqual(
    rules.platforms.x.limit,
  );
  bare(parts);
});

test('whatever the text is, nothing of it is lost, and every part fits', () => {
  const piece = fc.constantFrom(
    ...[
      'word',
      ' ',
      '. ',
      '\n',
      '\n\n',
      'é',
      '日本。',
      '🎉',
      '👩‍👧',
      'a.co ',
      '#tag ',
      '@me ',
      '3.5',
      '! ',
      'ا',
      '\u0301',
      '\ud800',
    ],
  );
  fc.assert(
    fc.property(
      fc.array(piece, { maxLength: 400 }),
      fc.constantFrom(...platforms),
      (pieces, platform) => {
        const text = pieces.join('');
        const parts = splitThread(text, platform);
        if (parts.length === 1) {
          expect(parts).toEqual([text]);
          return;
        }
        for (const part of parts) expect(isTooLong(part, platform), part).toBe(false);
        expect(withoutSpaces(bare(parts).join(''))).toBe(withoutSpaces(text));
      },
    ),
  );
});
