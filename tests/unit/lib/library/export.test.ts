import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { exportPosts } from '#lib/library/export/export.ts';
import type { Format } from '#lib/library/export/formats.ts';
import type { SavedPost } from '#shared/contracts/page-pocketbase.ts';

function post(at: number, text: string, more: Partial<SavedPost> = {}): SavedPost {
  const timestamp = '2026-11-22 18:00:00.000Z';
  return {
    ...{ id: `p${at}`, userId: 'ada', text, platform: 'x', tone: 'casual', timestamp, tags: [] },
    ...{ pinned: false, voice: '', changed: timestamp, writer: 'model', ownModel: '' },
    ...more,
  };
}

const odd = [
  post(1, '=HYPERLINK("http://a")'),
  post(2, '+1, "two"\nthree'),
  post(3, '-@'),
  post(4, '@ada'),
  post(5, '\ttab'),
  post(6, '\rreturn'),
  post(7, '<b>bold</b> & 👨‍👩‍👧 東京 حُرُوف', { tags: ['a "b"', 'ünï: #c'], pinned: true }),
  post(8, '---\nfront: matter\n---\n../../etc'),
  post(9, '!!!', { tags: null }),
];

async function exported(posts: readonly SavedPost[], format: Format) {
  const written: number[] = [];
  const { signal } = new AbortController();
  const onWritten = (count: number) => written.push(count);
  const outcome = await exportPosts(posts, format, { onWritten, signal });
  if (!outcome.ok || !outcome.value) throw new Error('nothing was exported');
  expect(written.at(-1)).toBe(posts.length);
  return outcome.value;
}

const bytes = async (file: Blob) => new Uint8Array(await file.arrayBuffer());
const unzipped = async (posts: readonly SavedPost[], format: Format) => {
  const { file } = await exported(posts, format);
  const files = Object.entries(unzipSync(await bytes(file)));
  return new Map(files.map(([name, content]) => [name, strFromU8(content)]));
};

/** As the standard says it, and nothing more. */
function parsed(csv: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  for (const [, quoted, plain, end] of csv.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g)) {
    row.push(quoted?.replaceAll('""', '"') ?? plain ?? '');
    if (end === ',') continue;
    rows.push(row);
    row = [];
  }
  return rows;
}

test('of nothing there is a whole file too', async () => {
  expect(JSON.parse(await (await exported([], 'json')).file.text()).posts).toEqual([]);
  expect(parsed(await (await exported([], 'csv')).file.text())).toHaveLength(1);
});

test('CSV begins with its mark, and no cell of it is a formula', async () => {
  const { file } = await exported(odd, 'csv');
  expect([...(await bytes(file)).slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const [heading, ...rows] = parsed(await file.text());
  expect(heading?.[0]).toBe('text');
  expect(rows.map(([text]) => text)).toEqual([
    ...odd.slice(0, 6).map(({ text }) => `'${text}`),
    odd[6]?.text,
    `'${odd[7]?.text}`,
    '!!!',
  ]);
  expect(rows.flat().filter((cell) => /^[=+\-@\t\r]/.test(cell))).toEqual([]);
  expect(rows[6]?.slice(3, 5)).toEqual(['a "b", ünï: #c', 'yes']);
});

test.each([' =1', "'=1", "''@a", '＝1', '＠SUM(1)', '\n=1', '\u200B+1', '|cmd', '\nplain'])(
  'CSV guards %j, which some spreadsheet takes for a formula',
  async (text) => {
    const rows = parsed(await (await exported([post(1, text)], 'csv')).file.text());
    expect(rows[1]?.[0]).toBe(`'${text}`);
  },
);

test('every cell of CSV is in quotes, so that no semicolon ends it', async () => {
  const text = await (await exported([post(1, 'a;=1+1')], 'csv')).file.text();
  expect(text.split('\r\n')[1]).toMatch(/^"a;=1\+1","x",/);
});

test.each([
  ['हिन्दी में लिखें', 'हिन्दी-में-लिखें'],
  ['한국어 글', '한국어-글'],
  ['Über Café', 'uber-cafe'],
  [`${'a'.repeat(39)}𝒜𠮷`, `${'a'.repeat(39)}a`],
  [`${'a'.repeat(39)}𠮷`, 'a'.repeat(39)],
])('the file of %j is named %s', async (text, name) => {
  const [file] = (await unzipped([post(1, text)], 'markdown')).keys();
  expect(file).toBe(`2026-11-22-${name}-p1.md`);
});

test('Publer gets its twelve columns, and a text that is published with no sign of ours', async () => {
  const rows = parsed(await (await exported(odd, 'publer')).file.text());
  expect(new Set(rows.map((row) => row.length))).toEqual(new Set([12]));
  expect(rows.slice(1).map((row) => row[1]?.trim())).toEqual(odd.map(({ text }) => text.trim()));
  expect(rows[7]?.[5]).toBe('a "b", ünï: #c');
});

test('Hootsuite gets a file for each network, of 350 posts at most and without headings', async () => {
  const many = Array.from({ length: 351 }, (_, at) => post(at, `Post ${at}`));
  const files = await unzipped(
    [...many, post(999, 'Hello', { platform: 'linkedin' })],
    'hootsuite',
  );
  expect([...files].map(([name, text]) => [name, parsed(text).length])).toEqual([
    ['x-1.csv', 350],
    ['x-2.csv', 1],
    ['linkedin-1.csv', 1],
  ]);
  expect(parsed(files.get('linkedin-1.csv') ?? '')).toEqual([['', 'Hello', '']]);
});

test('Markdown has a file for each post, whose front matter no text can break', async () => {
  const files = await unzipped(odd, 'markdown');
  expect(files.size).toBe(odd.length);
  expect([...files.keys()].filter((name) => /[/\\]|^\./.test(name))).toEqual([]);
  expect([...files.values()][6]).toBe(
    '---\nplatform: "x"\ntone: "casual"\ntags: ["a \\"b\\"","ünï: #c"]\npinned: true\n' +
      `saved: "2026-11-22T18:00:00.000Z"\n---\n\n${odd[6]?.text}\n`,
  );
});

test('an export that is stopped gives nothing', async () => {
  const signal = AbortSignal.abort();
  const outcome = await exportPosts(odd, 'csv', { onWritten: () => undefined, signal });
  expect(outcome).toEqual({ ok: true, value: null });
});
