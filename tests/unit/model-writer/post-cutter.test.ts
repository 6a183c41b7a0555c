import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PostCutter } from '#api/services/writers/model/answer/post-cutter.ts';

function cut(text: string, chunkSize = 1) {
  const cutter = new PostCutter();
  const values: unknown[] = [];
  for (let at = 0; at < text.length; at += chunkSize) {
    values.push(...cutter.push(text.slice(at, at + chunkSize)));
  }
  return { values, complete: cutter.complete };
}

test.each([
  ['the shape asked for', '{"posts":["a","b"]}'],
  ['spread over lines', '{\n  "posts" : [\n    "a" ,\n    "b"\n  ]\n}\n'],
  ['a bare array', '["a","b"]'],
  ['a trailing comma', '{"posts":["a","b",]}'],
  ['a code fence', '```json\n{"posts":["a","b"]}\n```\nEnjoy!'],
  ['a fenced bare array', '```\n["a","b"]\n```'],
  ['prose before it', 'Sure! Here are [2] posts for {you}:\n\n{"posts":["a","b"]}'],
  ['prose on the same line', 'Here you go: {"posts":["a","b"]} Anything else?'],
  ['another key first', '{"note":{"posts":["no"],"s":"]}"},"n":1,"posts":["a","b"],"more":["c"]}'],
  ['another object first', '{"plan":"x"}\n{"posts":["a","b"]}'],
  ['double braces', '{{"posts":["a","b"]}}'],
])('cuts the posts out of %s', (_, text) => {
  expect(cut(text)).toEqual({ values: ['a', 'b'], complete: true });
  expect(cut(text, 7)).toEqual({ values: ['a', 'b'], complete: true });
});

test('cuts objects as their brace closes', () => {
  const cutter = new PostCutter();
  expect([...cutter.push('{"posts":[{"text":"a {[\\"]}"')]).toEqual([]);
  expect([...cutter.push('}')]).toEqual([{ text: 'a {["]}' }]);
});

test('holds a closed string back until something valid follows it', () => {
  const cutter = new PostCutter();
  expect([...cutter.push('["He said "')]).toEqual([]);
  expect([...cutter.push('hi", and left", "b"]')]).toEqual([]);
  expect(cutter.complete).toBe(false);
});

test('reads line breaks and tabs that were left raw inside strings', () => {
  expect(cut('{"posts":["one\ntwo\tthree",{"text":"a\r\nb"}]}').values).toEqual([
    'one\ntwo\tthree',
    { text: 'a\r\nb' },
  ]);
});

test.each([
  ['no JSON', 'I am sorry, I cannot help with that. [1] {x}'],
  ['another key', '{"tweets":["a"]}'],
  ['an unfinished array', '["a'],
  ['broken elements', '{"posts":[{"text":"He said "hi" to me"}]}'],
])('yields nothing for %s', (_, text) => {
  expect(cut(text)).toEqual({ values: [], complete: false });
});

test('yields exactly what JSON.parse finds, for any values in any chunks', () => {
  let runs = 0;
  fc.assert(
    fc.property(
      fc.array(fc.oneof(fc.string({ unit: 'binary' }), fc.dictionary(fc.string(), fc.jsonValue()))),
      fc.integer({ min: 1, max: 40 }),
      fc.constantFrom(0, 2),
      (posts, size, indent) => {
        runs += 1;
        const text = JSON.stringify({ posts }, null, indent);
        expect(cut(text, size)).toEqual({ values: JSON.parse(text).posts, complete: true });
      },
    ),
    { numRuns: 3000 },
  );
  console.log(`post cutter: ${runs} arbitrary answers cut like JSON.parse reads them`);
});
