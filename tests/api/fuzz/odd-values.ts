import fc from 'fast-check';

/** Text that means something to somebody: a parser, a query, a template, a file system, a screen. */
export const oddTexts = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\u200b',
  '\ufeff',
  '\u202egnirts',
  'e\u0301'.repeat(40),
  '👩‍👩‍👧‍👦',
  'ﷺ'.repeat(200),
  'x'.repeat(5_000),
  '\r\nX-Injected: yes',
  "' OR 1=1 --",
  '"; DROP TABLE users; --',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the attack
  '${7*7}{{7*7}}<%= 7*7 %>',
  '<script>alert(1)</script>',
  '@request.auth.id',
  'id != ""',
  '../../../../etc/passwd',
  'file:///etc/passwd',
  '%00%0d%0a%c0%ae',
  '__proto__',
  'constructor',
  'NaN',
  '1e999',
  '0x10',
  '2026-13-45T99:99:99Z',
  'somebody@example.com',
  'a@b',
  'UTC\n',
  '=cmd|calc',
] as const;

/** Values as JSON text, so that what no program would write can be written. */
const oddJson = [
  'null',
  'true',
  'false',
  '0',
  '-0',
  '-1',
  '0.1',
  '1e309',
  '-1e309',
  '1e-400',
  '9007199254740993',
  '9'.repeat(400),
  '[]',
  '{}',
  '[[]]',
  '[null]',
  '["a","b"]',
  '{"$gt":""}',
  '{"__proto__":{"admin":true}}',
  '{"constructor":{"prototype":{"admin":true}}}',
  '{"toString":1,"valueOf":1,"length":-1}',
  '"\\ud800"',
  '"\\udfff\\ud800"',
  '"a\\u0000b"',
  '"\\uD83D"',
  `${'['.repeat(300)}${']'.repeat(300)}`,
  `${'{"a":'.repeat(300)}1${'}'.repeat(300)}`,
  JSON.stringify(Array.from({ length: 500 }, (_, index) => index)),
] as const;

export const oddText: fc.Arbitrary<string> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...oddTexts) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 600 }) },
);

export const oddValue: fc.Arbitrary<string> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...oddJson) },
  { weight: 4, arbitrary: oddText.map((text) => JSON.stringify(text)) },
  { weight: 1, arbitrary: fc.double().map((number) => JSON.stringify(number)) },
  { weight: 1, arbitrary: fc.json({ maxDepth: 4 }) },
);

const oddNames = [
  '__proto__',
  'constructor',
  'id',
  'userId',
  'verified',
  'password+',
  'email:excerpt',
  '+name',
  'expand',
  '@jsonPayload',
  'collectionId',
  'tokenKey',
  '',
  '\u0000',
  'a'.repeat(2_000),
];

const certainJson = ['null', '[]', '{}', '0', 'true', '"\\ud800"', '"a\\u0000b"', '""'];

/** The body a door takes, with each field in turn of another kind. */
export function fieldsWith(fields: Record<string, unknown>): string[] {
  const names = Object.keys(fields);
  return names.flatMap((odd) =>
    certainJson.map((text) => {
      const pairs = names.map((name) => {
        const value = name === odd ? text : JSON.stringify(fields[name]);
        return `${JSON.stringify(name)}:${value}`;
      });
      return `{${pairs.join(',')}}`;
    }),
  );
}

/** Known fields, some of them odd, some gone, some twice, and others that were never asked for. */
export function oddObject(fields: Record<string, unknown>): fc.Arbitrary<string> {
  const known = Object.entries(fields).map(([name, value]) =>
    fc
      .oneof(
        { weight: 5, arbitrary: fc.constant(JSON.stringify(value)) },
        { weight: 3, arbitrary: oddValue },
        { weight: 1, arbitrary: fc.constant(undefined) },
      )
      .map((text) => (text === undefined ? [] : [`${JSON.stringify(name)}:${text}`])),
  );
  const names = [...oddNames, ...Object.keys(fields)];
  const extra = fc
    .tuple(fc.constantFrom(...names), oddValue)
    .map(([name, text]) => `${JSON.stringify(name)}:${text}`);
  const extras = fc.oneof(
    { weight: 3, arbitrary: fc.constant([]) },
    { weight: 1, arbitrary: fc.array(extra, { maxLength: 3 }) },
  );
  return fc
    .tuple(fc.tuple(...known), extras)
    .map(([pairs, more]) => `{${[...pairs.flat(), ...more].join(',')}}`);
}
