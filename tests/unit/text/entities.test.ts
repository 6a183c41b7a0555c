import fc from 'fast-check';
import twitterText from 'twitter-text';
import { expect, test } from 'vitest';
import { parsePost } from '#shared/text/entities.ts';
import { postText } from './model-output.ts';
import { hashtags, noHashtags, oldEmoji, seed, separate, words } from './written.ts';

function coloured(text: string): string[] {
  return parsePost(text)
    .filter(({ kind }) => kind !== 'text')
    .map((run) => `${run.kind} ${run.text}`);
}

function hashtagsOf(text: string): string[] {
  return parsePost(text)
    .filter(({ kind }) => kind === 'hashtag')
    .map((run) => run.text.slice(1));
}

test('a post becomes runs in their order', () => {
  expect(parsePost('Hi @anna, read https://example.com/#top. #日本')).toEqual([
    { kind: 'text', text: 'Hi ' },
    { kind: 'mention', text: '@anna' },
    { kind: 'text', text: ', read ' },
    { kind: 'link', text: 'https://example.com/#top' },
    { kind: 'text', text: '. ' },
    { kind: 'hashtag', text: '#日本' },
  ]);
});

test.each([
  ['', []],
  ['#1 # ## &#39; a#b #️⃣ #!', []],
  ['#a1 #1a #snake_case', ['hashtag #a1', 'hashtag #1a', 'hashtag #snake_case']],
  ['#मार्केटिंग #تسويق ＃全角', ['hashtag #मार्केटिंग', 'hashtag #تسويق', 'hashtag ＃全角']],
  ['(#one)，#two。', ['hashtag #one', 'hashtag #two']],
  ['❤️#love', ['hashtag #love']],
  ['#one#two', ['hashtag #one', 'hashtag #two']],
  ['https://example.com/a#b', ['link https://example.com/a#b']],
  ['“example.com/a” and blog.example.org.', ['link example.com/a', 'link blog.example.org']],
  ['https://acme.brand/path?x=1, ok', ['link https://acme.brand/path?x=1']],
  ['https://пример.рф/путь', ['link https://пример.рф/путь']],
  ['README.txt and end.Another and Node.js', []],
  ['name@example.com', []],
  ['by @anna.smith and ＠bob_1.', ['mention @anna.smith', 'mention ＠bob_1']],
  ['@@anna a@b', []],
])('%j holds %j', (text, expected) => {
  expect(coloured(text)).toEqual(expected);
});

test('the same hashtags as twitter-text', () => {
  // Its letters are those of Unicode 8, and of "#one#two" it takes neither.
  const text = separate(fc.constantFrom(...words, ...oldEmoji, ...hashtags, ...noHashtags));
  const same = fc.property(text, (post) => {
    expect(hashtagsOf(post)).toEqual(twitterText.extractHashtags(post));
  });
  fc.assert(same, { seed, numRuns: 5_000 });
});

test('the runs of any text are the text', () => {
  const whole = fc.property(postText, (post) => {
    const runs = parsePost(post);
    expect(runs.map(({ text }) => text).join('')).toBe(post);
    expect(runs.every(({ text }) => text !== '')).toBe(true);
  });
  fc.assert(whole, { seed, numRuns: 5_000 });
});
