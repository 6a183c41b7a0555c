import { describe, expect, test } from 'vitest';
import { sameText } from '#shared/text/clean/same-text.ts';
import { cleanPost } from '#shared/text/clean.ts';

describe('what models put around a post goes', () => {
  test.each([
    ['```\nHello\n```', 'Hello'],
    ['```text\nHello\n\nyou\n```\n', 'Hello\n\nyou'],
    ['"Hello"', 'Hello'],
    ['“Hello”', 'Hello'],
    ['«Hello»', 'Hello'],
    ['„Hello“', 'Hello'],
    ['「こんにちは」', 'こんにちは'],
    ['1. Hello', 'Hello'],
    ['1) Hello', 'Hello'],
    ['[1] Hello', 'Hello'],
    ['(2) Hello', 'Hello'],
    ['- Hello', 'Hello'],
    ['* Hello', 'Hello'],
    ['• Hello', 'Hello'],
    ['Post 1: Hello', 'Hello'],
    ['Post #2 - Hello', 'Hello'],
    ['Tweet 1/5: Hello', 'Hello'],
    ['Caption: Hello', 'Hello'],
    ['LinkedIn post: Hello', 'Hello'],
    ['Option 3:\nHello', 'Hello'],
    ['**Post 2**\n\nHello', 'Hello'],
    ['### Post 3\nHello', 'Hello'],
    ['**Post 1:** "Hello"', 'Hello'],
    ['1. **Post 1:**\n\n"Hello"', 'Hello'],
    ['Here are your posts:\n\nHello', 'Hello'],
    ['Sure! Here’s a tweet about tea:\nHello', 'Hello'],
  ])('%j becomes %j', (raw, clean) => {
    expect(cleanPost(raw)).toBe(clean);
  });
});

describe('what belongs to the post stays', () => {
  test.each([
    '3 things I learned',
    'Version 4.2 of our controllers is out. It is free.',
    'Draft 2.1 is on the wall.',
    '1. first item\n2. second',
    'My list:\n1. first item\n2. second',
    '- one\n- two',
    '2024. What a year.',
    '1.5 million readers',
    'Post malone is great',
    'Post-purchase e-mails matter',
    'Option 2 is better',
    'Update: we moved',
    '"One" and "two"',
    '"Quoted," she said. #tag',
    'Here is the thing:\n\nnobody reads',
    '5 * 3 * 2 is 30',
    'snake_case_name and #snake_case_tag',
    '#tag first',
    '1️⃣ first',
    'a > b',
    'Use [brackets] and {braces}',
    'https://example.com/a_b_c*d*',
    '¯_(ツ)_/¯',
    'by @_anna_ and https://example.com/_b_',
  ])('%j', (text) => {
    expect(cleanPost(text)).toBe(text);
  });
});

describe('what nobody sees cannot spell a hidden text', () => {
  test.each([
    ['selectors after a letter', 'Hi\u{e0148}\u{e0149}\u{e014a} there', 'Hi there'],
    ['the short selectors', 'Hi\ufe00\ufe01\ufe0e\ufe0f there', 'Hi there'],
    ['selectors after an emoji', 'Tea 😀\ufe0f\u{e0101}\ufe01\ufe02', 'Tea 😀\ufe0f'],
    ['marks of direction', 'a\u200e\u200f\u200e\u061cb', 'a\u200eb'],
    ['an isolate without an end', 'a\u2066b\u2067c\u2069d', 'ab\u2067c\u2069d'],
    ['an end without an isolate', 'a\u2067b\u2069c\u2069d', 'a\u2067b\u2069cd'],
    ['isolates in a row', `a${'\u2066\u2067\u2068\u2069'.repeat(6)}b`, 'ab'],
    ['isolates one inside the other', 'a\u2066\u2067\u2068b\u2069\u2069\u2069', 'a\u2068b\u2069'],
    ['isolates around a space', 'a\u2066 \u2069b', 'a b'],
    ['isolates that end in another line', 'a\u2067b\nc\u2069', 'ab\nc'],
    ['notes and shorthand', 'a\u{1d173}\u{1bca0}b', 'ab'],
    ['Mongolian selectors elsewhere', 'a\u180b\u180cb', 'ab'],
  ])('%s', (_, raw, clean) => {
    expect(cleanPost(raw)).toBe(clean);
  });

  test.each([
    '1\ufe0f\u20e3 first',
    'I ❤\ufe0f tea',
    '❤\ufe0f\u200d🔥',
    '葛\u{e0100}城',
    'ᠮ\u180bᠣ',
    'שלום\u200f!',
    'By \u2068שלום\u2069, \u2067\u200fעוד\u2069 and \u2066more\u2069',
    '\u2067שלום \u2066Hello (\u2068שלום\u2069)\u2069\u2069 there',
  ])('%j needs its own', (text) => {
    expect(cleanPost(text)).toBe(text);
  });
});

describe('markdown becomes plain text', () => {
  test.each([
    ['# Title\n\nBody', 'Title\n\nBody'],
    ['**bold** and *italic* and ***both***', 'bold and italic and both'],
    ['__bold__ and _italic_', 'bold and italic'],
    ['~~old~~ `code`', 'old code'],
    ['[the guide](https://example.com/a_(b)) now', 'the guide (https://example.com/a_(b)) now'],
    ['[https://example.com](https://example.com)', 'https://example.com'],
    ['> quoted\n> twice', 'quoted\ntwice'],
    ['* one\n* two', '- one\n- two'],
    ['One\n\n---\n\nTwo', 'One\n\nTwo'],
    ['\\#tag and \\*stars\\*', '#tag and *stars*'],
    ['¯\\_(ツ)_/¯', '¯_(ツ)_/¯'],
    ['**https://example.com/**', 'https://example.com/'],
  ])('%j becomes %j', (raw, clean) => {
    expect(cleanPost(raw)).toBe(clean);
  });
});

describe('characters', () => {
  test.each([
    ['a\0b\u0007c\u009fd', 'abcd'],
    ['a\ud800b\udc00c', 'abc'],
    ['a\uFEFFb\u200Bc\u2060d\u00ADe\u200Df', 'abcdef'],
    ['cafe\u0301', 'caf\u00e9'],
    ['e\u200b\u0301', '\u00e9'],
    ['a  \nb\t\n\n\n\nc', 'a\nb\n\nc'],
    ['a\r\nb\rc\u2028d', 'a\nb\nc\nd'],
    ['One\\n\\nTwo', 'One\n\nTwo'],
    ['One\\nTwo\\n\n', 'One\nTwo'],
    ['One\nC:\\new', 'One\nC:\\new'],
    ['hid\u{E0041}\u{E0042}den', 'hidden'],
    ['\u202eevil', 'evil'],
  ])('%j becomes %j', (raw, clean) => {
    expect(cleanPost(raw)).toBe(clean);
  });

  test.each(['👩🏽‍💻', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', '❤️‍🔥', '🏳️‍🌈', 'می‌خواهم', 'क्‍ष', 'ශ්‍රී', '葛󠄀', 'ab\u200fאב', '1️⃣'])(
    '%j is left alone',
    (text) => {
      expect(cleanPost(text)).toBe(text);
    },
  );

  test.each([
    '',
    ' \n ',
    '\0',
    '\u200b\u200d',
    '```\n```',
    '""',
    '---',
    '\u3164',
    '\u0301',
    '**Post 1**\n',
  ])('nothing is left of %j', (raw) => {
    expect(cleanPost(raw)).toBeNull();
  });
});

test.each([
  ['spaces', `a${' '.repeat(1_000_000)}b`],
  ['lines', 'a \n'.repeat(330_000)],
  ['stars', '**a '.repeat(250_000)],
  ['underscores', '_a '.repeat(330_000)],
  ['brackets', '[a](https:'.repeat(100_000)],
  ['fences', '```\n'.repeat(250_000)],
  ['dashes', '- '.repeat(500_000)],
  ['quotes', '"“'.repeat(500_000)],
  ['joiners', '👩\u200d'.repeat(300_000)],
  ['marks', `ب${'\u0650'.repeat(1_000_000)}\u200c`],
  ['tags', `\u{1F3F4}${'\u{E0041}'.repeat(500_000)}`],
])('a megabyte of %s is cleaned', (_name, raw) => {
  expect(cleanPost(raw)?.length ?? 0).toBeLessThanOrEqual(raw.length);
});

test.each([
  ['Hello  you #a', 'hello YOU', true],
  ['Hello\n\nyou', 'Hello you #a #b', true],
  ['ﬁne', 'fine', true],
  ['Hello', 'Hello!', false],
  ['#a1', '#b2', false],
  ['#A1', '#a1', true],
])('%j and %j say the same: %s', (one, other, same) => {
  expect(sameText(one, other)).toBe(same);
});
