import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mendJson } from '#api/services/writers/model/answer/mended-json.ts';
import { unwrap } from '#shared/text/unwrap.ts';

test.each([
  ['single quotes', "{'posts': ['one', 'it's two']}", ['one', "it's two"]],
  ['round quotes', '{“posts”: [“one”, “two”]}', ['one', 'two']],
  ['keys without quotes', '{posts: ["one", "two"], n: 5}', ['one', 'two']],
  ['a comma too many', '{"posts":["one","two",],}', ['one', 'two']],
  ['commas that are missing', '{"n":1 "posts":["one" "two"]}', ['one', 'two']],
  ['an end that is missing', '{"posts":["one","two"', ['one', 'two']],
  ['another bracket at the end', '{"posts":["one","two"}', ['one', 'two']],
  [
    'quotes in a text',
    '{"posts":["He said "hi" and left","two"]}',
    ['He said "hi" and left', 'two'],
  ],
  ['a quoted word at the end', '{"posts":["Say "hi"","two"]}', ['Say "hi"', 'two']],
  ['line breaks in a text', '["a\nb", "c"', ['a\nb', 'c']],
  ['escapes', String.raw`{posts: ["\u0041\n\"q\" \/ \x"]}`, ['A\n"q" / x']],
  ['several objects', '{"text":"one"}\n{"text":"two"}', ['one', 'two']],
  ['a key of the prototype', '{"__proto__":{"a":"b"}, posts: ["one"]}', ['one']],
  ['an escape that is cut off', String.raw`["one", "tw\u00`, ['one']],
])('reads %s', (_, text, posts) => {
  expect(unwrap(mendJson(text))).toEqual(posts);
});

test('half a text is none', () => {
  expect(mendJson('{"posts":["one","tw')).toEqual({ posts: ['one'] });
});

test('changes no prototype', () => {
  mendJson('{"__proto__":{"polluted":"yes"},"constructor":{"prototype":{"polluted":"yes"}} ');
  expect({}).not.toHaveProperty('polluted');
});

test('gives the texts of sound JSON as they are, and never more than stands there', () => {
  const post = fc.string({ unit: 'grapheme' }).filter((text) => text.trim() !== '');
  fc.assert(
    fc.property(fc.array(post, { minLength: 1 }), fc.nat(), (posts, end) => {
      const json = JSON.stringify({ posts }, null, end % 3);
      expect(mendJson(json)).toEqual({ posts });
      const cut = Object(mendJson(json.slice(0, end % json.length))).posts ?? [];
      expect(posts.slice(0, cut.length)).toEqual(cut);
    }),
    { numRuns: 2000 },
  );
});
