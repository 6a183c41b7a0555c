import { describe, expect, test } from 'vitest';
import { parseLoose } from '#api/services/writers/model/answer/loose-json.ts';
import { unwrap } from '#shared/text/unwrap.ts';

const posts = '{"posts":[{"text":"one"},{"text":"two"}]}';

describe('JSON in all its wrappings', () => {
  test.each<[string, unknown, string[]]>([
    ['a text', 'one', ['one']],
    ['a list of texts', ['one', 'two'], ['one', 'two']],
    ['the answer asked for', { posts: [{ text: 'one' }, { text: 'two' }] }, ['one', 'two']],
    ['one post', { text: 'one' }, ['one']],
    ['JSON', posts, ['one', 'two']],
    ['a JSON list', '["one", "two"]', ['one', 'two']],
    ['a JSON string', '"one"', ['one']],
    ['JSON in a JSON string', JSON.stringify(posts), ['one', 'two']],
    ['JSON in a text', { text: posts }, ['one', 'two']],
    ['JSON in a text in a list', [{ text: '[{"text":"one"}]' }, 'two'], ['one', 'two']],
    ['a fence', `\`\`\`json\n${posts}\n\`\`\``, ['one', 'two']],
    ['a fenced list', '```\n["one",\n"two"]\n```', ['one', 'two']],
    ['prose around it', `Here you go: ${posts} Have {fun}!`, ['one', 'two']],
    ['prose and a bare list', 'Your posts:\n["one", "two"]\nEnjoy.', ['one', 'two']],
    ['one object a line', '{"text":"one"}\n{"text":"two"}', ['one', 'two']],
    ['two fences', '```\n{"text":"one"}\n```\nand\n```\n{"text":"two"}\n```', ['one', 'two']],
    [
      'other keys',
      [{ content: 'a' }, { post: 'b' }, { tweet: 'c' }, { Caption: 'd' }],
      ['a', 'b', 'c', 'd'],
    ],
    ['other lists', { data: { items: [{ body: 'one' }] } }, ['one']],
    ['a list beside a message', { message: 'Done!', posts: ['one'] }, ['one']],
    ['numbered keys', { post_1: 'one', post_2: { text: 'two' } }, ['one', 'two']],
    [
      'hashtags of their own',
      { text: 'one #b', hashtags: ['#a', 'b', 'c d', 5] },
      ['one #b\n\n#a #cd'],
    ],
    ['hashtags in a string', { text: 'one', hashtags: '#a, #b' }, ['one\n\n#a #b']],
    ['brackets inside of strings', '{"text":"a } ] \\" { b"}', ['a } ] " { b']],
    ['a stolen prototype', JSON.parse('{"__proto__":{"text":"no"},"text":"one"}'), ['one']],
    ['only a prototype', JSON.parse('{"__proto__":{"text":"no"}}'), []],
    ['nothing', null, []],
    ['numbers', [1, [2, { text: 3 }]], []],
    ['empty JSON', '{}', []],
    ['an empty list', '{"posts":[]}', []],
    ['an error', '{"error":{"message":"no"}}', []],
    ['JSON that is cut off early', '{"posts":[{"te', []],
    ['spaces', '  \n ', []],
  ])('%s', (_name, value, texts) => {
    expect(unwrap(value)).toEqual(texts);
  });
});

describe('prose stays prose', () => {
  test.each([
    'I use {braces} and [brackets]',
    '{name}, welcome to [city]!',
    '[Draft] My first post',
    '["hook", "story", "offer"] is all you need',
    'Write {"a": 1} as the body',
    'Set {color: red} and go',
    '[1, 2, 3]',
    '42',
    '"Never" and "always"',
    '{'.repeat(50),
  ])('%j', (text) => {
    expect(unwrap(text)).toEqual([text]);
    expect(unwrap(text, parseLoose)).toEqual([text]);
  });
});

test.each([
  ["{'posts': [{'text': 'one'},]}", ['one']],
  ['{posts: ["one", "two"', ['one', 'two']],
  ['```json\n{"text": "one",}\n```', ['one']],
])('a parser that mends reads %j', (text, texts) => {
  expect(unwrap(text)).not.toEqual(texts);
  expect(unwrap(text, parseLoose)).toEqual(texts);
});

test('JSON in JSON in JSON comes to an end', () => {
  let text = 'one';
  for (let level = 0; level < 4; level += 1) text = JSON.stringify({ text });
  expect(unwrap(text)).toEqual(['one']);
  for (let level = 0; level < 9; level += 1) text = JSON.stringify({ text });
  expect(unwrap(text)).toEqual([]);
});

test.each([
  ['braces', '{'.repeat(1_000_000)],
  ['brackets', '['.repeat(1_000_000)],
  ['quotes', '"'.repeat(1_000_000)],
  ['openings', '{"'.repeat(500_000)],
  ['keys', '{"text":'.repeat(125_000)],
  ['spaces', '{ '.repeat(500_000)],
  ['a text', JSON.stringify({ posts: [{ text: 'a"}'.repeat(330_000) }] })],
  ['objects', '{"text":"a"}\n'.repeat(76_000)],
  ['an unfinished list', '[{"text":"a"},'.repeat(70_000)],
])('a megabyte of %s is read', (_name, text) => {
  expect(Array.isArray(unwrap(text))).toBe(true);
});
