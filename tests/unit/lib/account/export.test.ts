import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type ExportedPost, postsAsCsv } from '#lib/account/export.ts';
import { postsAsMarkdown } from '#lib/account/posts-as-markdown.ts';

const post = (changes: Partial<ExportedPost> = {}): ExportedPost => ({
  timestamp: '2026-11-21 08:30:00.000Z',
  platform: 'x',
  tone: 'casual',
  text: 'Hello',
  ...changes,
});

/** A reader of the standard's CSV, written for this test only. */
function readCsv(csv: string): string[][] {
  const rows: string[][] = [[]];
  let rest = csv.replace(/^\uFEFF/, '');
  while (rest !== '') {
    const [whole, quoted = '', end = ''] = /^"((?:[^"]|"")*)"(,|\r\n)/.exec(rest) ?? [];
    if (whole === undefined) throw new Error(`no cell at ${rest.slice(0, 40)}`);
    rows.at(-1)?.push(quoted.replaceAll('""', '"'));
    if (end === '\r\n') rows.push([]);
    rest = rest.slice(whole.length);
  }
  return rows.slice(0, -1);
}

test('a table with a head, in the form spreadsheets read', () => {
  expect(postsAsCsv([post({ text: 'One, "two"\nthree' })])).toBe(
    '\uFEFF"Saved","Platform","Tone","Post"\r\n"2026-11-21 08:30:00.000Z","x","casual","One, ""two""\nthree"\r\n',
  );
});

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '＝1', '＠x', '=HYPERLINK("http://e")'])(
  'no program takes %j for a formula',
  (text) => {
    const cells = readCsv(postsAsCsv([post({ text, tone: text, platform: text })]))[1] ?? [];
    for (const cell of cells.slice(1)) expect(cell).toBe(`'${text}`);
  },
);

test('whatever a post says stays in its own cell', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'grapheme' })), (texts) => {
      const rows = readCsv(postsAsCsv(texts.map((text) => post({ text }))));
      expect(rows).toHaveLength(texts.length + 1);
      for (const [index, text] of texts.entries()) {
        expect(rows[index + 1]).toHaveLength(4);
        expect(rows[index + 1]?.[3]?.replace(/^'/, '')).toBe(text.replace(/^'/, ''));
        expect(rows[index + 1]?.[3]).not.toMatch(/^[=+\-@\t\r]/);
      }
    }),
  );
});

test('Markdown names each post and keeps its text as it is', () => {
  expect(postsAsMarkdown([post({ text: '# not a heading\n*x*' })])).toBe(
    '# Saved posts\n\n## 2026-11-21 · X / Twitter · Casual\n\n```text\n# not a heading\n*x*\n```\n',
  );
});

test('a post that holds a fence cannot end its own block', () => {
  const markdown = postsAsMarkdown([post({ text: 'a\n````\nb' })]);
  expect(markdown).toContain('`````text\na\n````\nb\n`````\n');
});

test('a platform or tone that the rules no longer know keeps its raw name, in one line', () => {
  expect(postsAsMarkdown([post({ platform: 'my\nspace', tone: 'constructor' })])).toContain(
    '## 2026-11-21 · 📱 my space · constructor\n',
  );
});
