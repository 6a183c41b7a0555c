import { describe, expect, test } from 'vitest';
import { exportPosts } from '#lib/library/export/export.ts';
import type { FullPost } from '#lib/library/export/full-posts.ts';
import { json } from '#lib/library/export/shapes.ts';
import { contentKey } from '#lib/library/import/content-key.ts';
import { FileProblem } from '#lib/library/import/file-problem.ts';
import { type FromFile, postsOfFile } from '#lib/library/import/posts-of-file.ts';
import { message, rules } from '#shared/rules.ts';

const odd = [
  ...['=HYPERLINK("http://a")', "'=1", "''quoted", '-@', '\ttab', '<b>bold</b> & 👨‍👩‍👧 東京 حُرُوف'],
  ...['one, "two"\nthree\r\nfour; five', '---', '  spaces  ', 'a\\"b\\\\{[', '😀'.repeat(9000)],
];

function full(text: string, at: number): FullPost {
  const timestamp = `2026-01-0${(at % 9) + 1} 18:00:00.123Z`;
  return {
    ...{ id: `p${at}`, userId: 'ada', text, platform: at % 2 ? 'bluesky' : 'x', tone: 'funny' },
    ...{ timestamp, changed: timestamp, tags: at % 3 ? ['a "b"', 'ünï: #c'] : [] },
    ...{ pinned: at % 2 === 1, writer: 'own', ownModel: 'a/model', voice: 'v' },
    ...{ generation: at % 2 ? 'a'.repeat(15) : '', topic: 'Tea' },
    versions: at % 2 ? [{ text: `${text} before`, cause: 'hook', made: timestamp }] : [],
  };
}

async function read(content: BlobPart): Promise<FromFile[]> {
  const found: FromFile[] = [];
  for await (const some of postsOfFile(new Blob([content]), 'day')) found.push(...some);
  return found;
}

const posts = (found: FromFile[]) =>
  found.map((each) => {
    if ('fault' in each) throw new Error(`line ${each.line}: ${each.fault}`);
    return each.post;
  });
const textsOf = async (content: BlobPart) => posts(await read(content)).map(({ text }) => text);
const faults = (found: FromFile[]) =>
  found.flatMap((each) => ('fault' in each ? [[each.line, each.fault]] : []));
const problem = (content: BlobPart) =>
  read(content).then(
    () => null,
    (error) => (error instanceof FileProblem ? error.key : error),
  );

const asJson = (all: FullPost[]) =>
  json.begin + all.map((each, at) => json.post(each, at)).join('') + json.end;

describe('our own JSON', () => {
  const iso = (stored: string) => stored.replace(' ', 'T');
  const expected = odd.map(full).map((post) => ({
    ...{ text: post.text, platform: post.platform, tone: post.tone, tags: post.tags },
    ...{ pinned: post.pinned, generation: post.generation },
    ...{ saved: iso(post.timestamp), changed: iso(post.changed) },
    versions: post.versions.map((each) => ({ ...each, made: iso(each.made) })),
  }));

  test('comes back as it was, also after another program has laid it out', async () => {
    const file = asJson(odd.map(full));
    expect(posts(await read(file))).toEqual(expected);
    expect(posts(await read(JSON.stringify(JSON.parse(file), null, 2)))).toEqual(expected);
    expect(posts(await read(`\uFEFF${file.replaceAll('\n', '\r\n')}`))).toEqual(expected);
  });

  test('tells who wrote a post, what it was about and in which voice', () => {
    const [post] = JSON.parse(asJson([full('Tea', 1)])).posts;
    expect(post).toMatchObject({ writer: 'own', ownModel: 'a/model', voice: 'v', topic: 'Tea' });
    expect(JSON.parse(asJson([]))).toEqual({ format: 'postquill-posts', version: 1, posts: [] });
  });

  test('that is broken in places costs those places only', async () => {
    const lines = asJson(odd.slice(0, 5).map(full)).split('\n');
    lines[2] = '{"text":"never ends,"platform":"x"},';
    lines[4] = '{"text":"no comma" "platform":"x"},';
    const found = await read(lines.join('\n'));
    expect(faults(found)).toEqual([
      [3, 'broken'],
      [5, 'broken'],
    ]);
    expect(found).toHaveLength(5);
    expect(
      faults(await read(asJson([full('a', 1)]).replace('{"text"', '7, null, {"text"'))),
    ).toEqual([[2, 'broken']]);
  });

  test('that ends too early gives what came before, and says so', async () => {
    const file = asJson(odd.slice(0, 3).map(full));
    const cut = await read(file.slice(0, file.lastIndexOf('platform')));
    expect(faults(cut)).toEqual([[4, 'cut']]);
    expect(cut).toHaveLength(3);
  });

  test('with odd values has sensible ones instead', async () => {
    const head = '{"format":"postquill-posts","version":1,"posts":[';
    const values = [
      '{"text":"a","platform":"myspace","tone":7,"tags":"x","pinned":"yes","saved":"soon","versions":{}}',
      '{"text":"b","platform":"Twitter","versions":[null,{"text":""},{"text":"c","cause":"magic","made":1}]}',
      '{"text":"\\ud83d","platform":null}',
      '{"text":" ","platform":"x"}',
      '{"text":7,"platform":"x"}',
      `{"text":"${'x'.repeat(rules.import.textMaxLength + 1)}","platform":"x"}`,
      '{"text":"no post"}',
    ];
    const found = await read(`${head}${values.join(',')}]}`);
    const nothing = { tags: [], pinned: false, saved: '', changed: '', generation: '', tone: '' };
    const made = new Date(0).toISOString();
    expect(posts(found.slice(0, 3))).toEqual([
      { text: 'a', platform: '', ...nothing, versions: [] },
      { text: 'b', platform: 'x', ...nothing, versions: [{ text: 'c', cause: 'edited', made }] },
      { text: '\uFFFD', platform: '', ...nothing, versions: [] },
    ]);
    expect(faults(found).map(([, fault]) => fault)).toEqual(['empty', 'empty', 'long', 'broken']);
  });
});

describe('CSV', () => {
  test('of ours comes back, formulas and all', async () => {
    const all = odd.map(full);
    const course = { onWritten: () => undefined, signal: new AbortController().signal };
    const outcome = await exportPosts(all, 'csv', course);
    if (!outcome.ok || !outcome.value) throw new Error('nothing was exported');
    const back = posts(await read(outcome.value.file));
    const kept = ({ text, platform, tone, tags, pinned }: (typeof back)[number]) => ({
      ...{ text, platform, tone, pinned },
      tags: tags.map((tag) => tag.trim()).filter((tag) => tag !== ''),
    });
    expect(back.map(kept)).toEqual(
      all.map(({ text, platform, tone, tags, pinned }) => {
        return { text, platform, tone, tags, pinned };
      }),
    );
    expect(back.map(({ saved }) => saved)).toEqual(
      all.map(({ timestamp }) => timestamp.replace(' ', 'T')),
    );
  });

  const cells = [
    ['Text', 'Network', 'Labels'],
    ['Tea; "strong", hot', 'LinkedIn', 'a, b'],
    ['two\nlines', 'Twitter', ''],
  ];
  const quoted = (separator: string, end: string) =>
    cells
      .map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(separator) + end)
      .join('');
  const utf16 = (text: string, swap: boolean) => {
    const bytes = Buffer.from(`\uFEFF${text}`, 'utf16le');
    return new Uint8Array(swap ? bytes.swap16() : bytes);
  };

  test.each<[string, BlobPart]>([
    ['commas', quoted(',', '\r\n')],
    ['semicolons and a mark', `\uFEFF${quoted(';', '\n')}`],
    ['tabs and old ends of lines', quoted('\t', '\r')],
    ['a line that names the separator', `sep=;\r\n${quoted(';', '\r\n')}`],
    ['UTF-16', utf16(quoted('\t', '\r\n'), false)],
    ['UTF-16 the other way round', utf16(quoted(',', '\r\n'), true)],
    ['no last end of line', quoted(',', '\n').trimEnd()],
    ['empty lines', quoted(',', '\n\n')],
  ])('is read with %s', async (_, content) => {
    expect(posts(await read(content))).toMatchObject([
      { text: 'Tea; "strong", hot', platform: 'linkedin', tags: ['a', ' b'] },
      { text: 'two\nlines', platform: 'x' },
    ]);
  });

  test('without quotation marks, with some inside of a cell, with short and long rows', async () => {
    const file = 'platform,text\nx,Tea "strong" and 6" high\nx,"a"b\nx\nx,c,more,cells\n,\n';
    const found = await read(file);
    expect(faults(found)).toEqual([[4, 'empty']]);
    expect(posts(found.filter((each) => 'post' in each)).map(({ text }) => text)).toEqual([
      ...['Tea "strong" and 6" high', 'ab', 'c'],
    ]);
  });

  test.each(['Post', 'content', ' CAPTION ', 'Message', 'Post text', 'post_text'])(
    'knows the text by the heading %j',
    async (heading) => expect(await textsOf(`day,${heading}\n1,Tea\n`)).toEqual(['Tea']),
  );

  test('of Publer is read by its explained headings', async () => {
    const course = { onWritten: () => undefined, signal: new AbortController().signal };
    const outcome = await exportPosts([full('Tea', 1)], 'publer', course);
    if (!outcome.ok || !outcome.value) throw new Error('nothing was exported');
    expect(posts(await read(outcome.value.file))).toMatchObject([
      { text: 'Tea', tags: ['a "b"', ' ünï: #c'], saved: '' },
    ]);
  });

  test('names the lines that cannot be read, as an editor counts them', async () => {
    const long = 'x'.repeat(rules.import.textMaxLength + 1);
    const file = `text,platform\r\n"two\r\nlines",x\r\n,x\r\n${long},x\r\n"never closed,x\r\nmore\r\n`;
    expect(faults(await read(file))).toEqual([
      [4, 'empty'],
      [5, 'long'],
      [6, 'open'],
    ]);
  });

  test('with a quotation mark that is never closed is not kept in the memory', async () => {
    const found = await read(`text\nTea\n"open\n${'more\n'.repeat(500_000)}`);
    expect(found).toMatchObject([{ post: { text: 'Tea' } }, { line: 3, fault: 'open' }]);
  });

  test('is the same wherever a slice ends', async () => {
    const filler = (length: number) => `text\n"${'x'.repeat(length)}"\n"a ""b"" 👨‍👩‍👧\r\nc",d\r\n`;
    for (const length of Array.from({ length: 40 }, (_, at) => 32 * 1024 - 45 + at)) {
      const [first, second] = await read(filler(length));
      expect(first).toEqual({ line: 2, fault: 'long' });
      expect(second, String(length)).toMatchObject({ post: { text: 'a "b" 👨‍👩‍👧\r\nc' } });
    }
  });
});

describe('a file that is not what it says', () => {
  const json16 = new Uint8Array(Buffer.from(asJson([]), 'utf16le'));
  test.each<[string, BlobPart, string]>([
    ['nothing', '', 'importNotPosts'],
    ['a zip or a spreadsheet', 'PK\u0003\u0004rest', 'importNotPosts'],
    ['a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 1]), 'importEncoding'],
    ['UTF-16 without its mark', json16, 'importNotPosts'],
    [
      'another encoding',
      new Uint8Array([...Buffer.from('text\nCaf'), 0xe9, 0x0a]),
      'importEncoding',
    ],
    ['other JSON', '{"posts":[{"text":"a"}]}', 'importNotPosts'],
    ['a list', '[{"text":"a"}]', 'importNotPosts'],
    ['JSON without an end', '{"format":"postquill-posts"', 'importNotPosts'],
    ['broken JSON', '{"format":"postquill-posts,\n"posts":[]}', 'importNotPosts'],
    ['a long beginning', `{"a":"${'x'.repeat(20_000)}`, 'importNotPosts'],
    [
      'our JSON of a later day',
      '{"format":"postquill-posts","version":2,"posts":[]}',
      'importNewer',
    ],
    ['a page', '<!doctype html>\n<title>a, b</title>', 'importNoText'],
    ['CSV without headings', '2026-01-01,Tea,https://example.com\n', 'importNoText'],
  ])('%s', async (_, content, key) => {
    expect(await problem(content)).toBe(key);
  });

  test('or is too large, or has too many posts', async () => {
    const large = { size: rules.import.megabytes * 1_000_000 + 1 } as Blob;
    await expect(postsOfFile(large, 'day').next()).rejects.toThrow('importTooLarge');
    const rows = 'Tea\n'.repeat(rules.import.posts);
    expect(await problem(`text\n${rows}more\n`)).toBe('importTooMany');
    expect(await problem(`text\n${rows}`)).toBe(null);
    expect(message('importTooLarge')).toContain(`${rules.import.megabytes} MB`);
    expect(message('importTooMany')).toContain(`${rules.import.posts.toLocaleString('en')} posts`);
    expect(rules.import.faults.long).toContain(rules.import.textMaxLength.toLocaleString('en'));
  });
});

test('posts have one key where they say the same, and another one where they do not', () => {
  const key = (text: string, platform = 'x') => contentKey({ text, platform });
  expect(key(' Café \r\nopen\r\n')).toBe(key('Cafe\u0301\nopen'));
  const different = ['a', 'b', 'a\nb', 'ab', 'a b', 'A', '', '👨‍👩‍👧', '👨‍👩‍👦', 'a\n\nb'];
  const all = [...different.map((text) => key(text)), key('a', 'threads')];
  expect(new Set(all).size).toBe(all.length);
  const many = new Set(Array.from({ length: 100_000 }, (_, at) => key(`Post number ${at}`)));
  expect(many.size).toBe(100_000);
});
