import { brotliCompressSync, constants, deflateSync, gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { AddressGuard } from '#api/services/guard/address-guard.ts';
import { admitPage } from '#api/services/sources/admit-page.ts';
import { fetchPage } from '#api/services/sources/fetch-page.ts';
import { requestPage } from '#api/services/sources/request-page.ts';
import { rules } from '#shared/rules.ts';
import {
  article,
  type PageServer,
  type Serve,
  sentence,
  startPageServer,
} from '#tests/fakes/page-server.ts';

const open = new AddressGuard([]);

test.each([
  ['127.0.0.1', 'sourcePrivate'],
  ['127.1', 'sourcePrivate'],
  ['127.0.0.1.', 'sourcePrivate'],
  ['2130706433', 'sourcePrivate'],
  ['0x7f000001', 'sourcePrivate'],
  ['0x7f.0x0.0x0.0x1', 'sourcePrivate'],
  ['017700000001', 'sourcePrivate'],
  ['0177.0.0.01', 'sourcePrivate'],
  ['①②⑦.⓪.⓪.①', 'sourcePrivate'],
  ['127。0。0。1', 'sourcePrivate'],
  ['0', 'sourcePrivate'],
  ['10.0.0.1', 'sourcePrivate'],
  ['169.254.169.254', 'sourcePrivate'],
  ['[::]', 'sourcePrivate'],
  ['[::1]', 'sourcePrivate'],
  ['[::ffff:127.0.0.1]', 'sourcePrivate'],
  ['[::ffff:a9fe:a9fe]', 'sourcePrivate'],
  ['[::127.0.0.1]', 'sourcePrivate'],
  ['[64:ff9b::7f00:1]', 'sourcePrivate'],
  ['[2002:7f00:1::]', 'sourcePrivate'],
  ['[fe80::1]', 'sourcePrivate'],
  ['[fd00:ec2::254]', 'sourcePrivate'],
  ['/127.0.0.1', 'sourcePrivate'],
  ['\\\\127.0.0.1', 'sourcePrivate'],
  ['127.0.0.1\\@example.com', 'sourcePrivate'],
  ['12\t7.0.\n0.1', 'sourcePrivate'],
  ['%31%32%37.0.0.1', 'sourcePrivate'],
  ['127.0.0.1#@example.com', 'sourcePrivate'],
  ['127.0.0.1?@example.com', 'sourcePrivate'],
  ['0x17f000001', 'sourceAddressWrong'],
  ['4294967296', 'sourceAddressWrong'],
  ['example.com@127.0.0.1', 'sourceAddressWrong'],
  ['127.0.0.1%2523@example.com', 'sourceAddressWrong'],
  ['user@example.com', 'sourceAddressWrong'],
  ['user:secret@example.com', 'sourceAddressWrong'],
  ['example.com:22', 'sourceAddressWrong'],
  ['example.com:8080', 'sourceAddressWrong'],
  ['example.com:65536', 'sourceAddressWrong'],
  ['127.0.0.1:25', 'sourceAddressWrong'],
  ['exa mple.com', 'sourceAddressWrong'],
  ['1.2.3.4.5', 'sourceAddressWrong'],
  ['', 'sourceAddressWrong'],
  ['a'.repeat(2_000), 'sourceAddressWrong'],
])('http and https to %s are refused', (host, code) => {
  for (const scheme of ['http', 'https']) {
    expect(admitPage(open, `${scheme}://${host}/`)).toEqual({ ok: false, code });
  }
});

test.each([
  'file:///etc/passwd',
  'gopher://127.0.0.1:6379/_INFO',
  'dict://127.0.0.1:11211/',
  'ftp://example.com/',
  'ldap://127.0.0.1/',
  'tftp://127.0.0.1/',
  'netdoc:///etc/passwd',
  'jar:http://127.0.0.1!/',
  'data:text/html,hello',
  'javascript:alert(1)',
  'blob:https://example.com/1',
  'example.com/page',
  `https://example.com/${'é'.repeat(1_900)}`,
])('%s is no page', (address) => {
  expect(admitPage(open, address)).toEqual({ ok: false, code: 'sourceAddressWrong' });
});

test.each([
  ['http://example.com', 'http://example.com/'],
  ['https://example.com:443/a?b=c#d', 'https://example.com/a?b=c'],
  ['http://EXAMPLE.com.:80/', 'http://example.com./'],
  ['https://bücher.example/', 'https://xn--bcher-kva.example/'],
  ['https://8.8.8.8/', 'https://8.8.8.8/'],
])('%s is asked as %s, by looking at each address', (address, asked) => {
  const admitted = admitPage(open, address);
  expect(admitted.ok && admitted.value.url.href).toBe(asked);
  expect(admitted.ok && admitted.value.lookup).toBe(open.lookup);
});

let pages: PageServer;

beforeEach(async () => {
  pages = await startPageServer();
});

afterEach(() => pages.close());

const never = new AbortController().signal;
const read = (path = '/', guard = new AddressGuard([pages.url])) =>
  fetchPage(guard, `${pages.url}${path}`, never);

const html = { 'Content-Type': 'text/html' };
const page = article();

const encodings: [string, (text: string) => Buffer][] = [
  ['identity', (text) => Buffer.from(text)],
  ['gzip', gzipSync],
  ['deflate', deflateSync],
  ['br', brotliCompressSync],
];

test.each(encodings)(
  'a page in %s comes whole, without cookies and under our own name',
  async (encoding, pack) => {
    pages.serve = (_, response) => {
      response.writeHead(200, { ...html, 'Content-Encoding': encoding, 'Set-Cookie': 'a=b' });
      response.end(pack(page));
    };
    const found = await read('/a');
    expect(found.ok && found.value.body.toString()).toBe(page);
    const [request] = pages.asked;
    expect(request?.headers['user-agent']).toContain('Postquill');
    expect(request?.headers.cookie).toBeUndefined();
    expect(request?.headers.connection).toBe('close');
  },
);

test('three redirects are followed, a fourth is not, and cookies are not carried', async () => {
  pages.serve = ({ url = '' }, response) => {
    const left = Number(url.slice(1));
    if (left === 0) response.writeHead(200, html).end(page);
    else response.writeHead(302, { Location: `/${left - 1}`, 'Set-Cookie': 'a=b' }).end();
  };
  expect(await read('/3')).toMatchObject({ ok: true, value: { url: `${pages.url}/0` } });
  expect(await read('/4')).toEqual({ ok: false, code: 'sourceFailed' });
  expect(pages.asked.every(({ headers }) => headers.cookie === undefined)).toBe(true);
});

test('a redirect to a name that leads inside is not followed', async () => {
  const guard = new AddressGuard([pages.url], async () => ['127.0.0.1']);
  pages.serve = (_, response) =>
    void response.writeHead(302, { Location: 'http://inside.example/' }).end();
  expect(await read('/', guard)).toEqual({ ok: false, code: 'sourcePrivate' });
});

test.each([301, 303, 307, 308])(
  'a redirect of status %i leads nowhere inside either',
  async (status) => {
    pages.serve = (_, response) =>
      void response.writeHead(status, { Location: 'http://127.1/' }).end();
    expect(await read()).toEqual({ ok: false, code: 'sourcePrivate' });
  },
);

describe('a redirect is looked at as the first address was', () => {
  let inside: PageServer;

  beforeEach(async () => {
    inside = await startPageServer();
    inside.serve = (_, response) => void response.writeHead(200, html).end(page);
  });

  afterEach(() => inside.close());

  test.each([
    [() => inside.url, 'sourceFailed'],
    [() => 'http://127.0.0.1/', 'sourcePrivate'],
    [() => '//127.1/', 'sourcePrivate'],
    [() => 'http://[::ffff:127.0.0.1]/', 'sourcePrivate'],
    [() => 'http://169.254.169.254/latest/meta-data/', 'sourcePrivate'],
    [() => 'http:\\\\127.0.0.1', 'sourcePrivate'],
    [() => '/\\127.0.0.1/', 'sourcePrivate'],
    [() => 'http://2130706433/', 'sourcePrivate'],
    [() => 'http://user:secret@example.com/', 'sourceFailed'],
    [() => 'file:///etc/passwd', 'sourceFailed'],
    [() => 'http://', 'sourceFailed'],
  ])('case %#', async (location, code) => {
    pages.serve = (_, response) => void response.writeHead(302, { Location: location() }).end();
    expect(await read()).toEqual({ ok: false, code });
    expect(inside.asked).toHaveLength(0);
  });
});

test('what a name leads to is asked once for each connection, so a second answer leads nowhere', async () => {
  const inside = await startPageServer('127.0.0.2', pages.port);
  const answers = ['127.0.0.1', '127.0.0.2'];
  const isOutside = (address: string) => address === '127.0.0.1';
  const { lookup } = new AddressGuard([], async () => answers.splice(0, 1), isOutside);
  const url = new URL(`http://rebinding.example:${pages.port}/`);
  expect((await requestPage({ url, lookup }, never, '*/*')).statusCode).toBe(200);
  const again = requestPage({ url, lookup }, never, '*/*');
  await expect(again).rejects.toMatchObject({ code: 'PRIVATE_ADDRESS' });
  expect([pages.asked.length, inside.asked.length, answers]).toEqual([1, 0, []]);
  inside.close();
});

/** Its first connection, for the site's wishes, is to port 80 of the address that stands for the internet here. */
test.each(['http://rebinding.example/', 'by a redirect'])(
  'a whole reading asks a name for each of its connections, and none is to a second answer: %s',
  async (from) => {
    const answers = ['127.0.0.1', '127.0.0.2'];
    const resolve = async () => answers.splice(0, 1);
    const guard = new AddressGuard([pages.url], resolve, (address) => address === '127.0.0.1');
    pages.serve = (_, response) =>
      void response.writeHead(302, { Location: 'http://rebinding.example/' }).end();
    const found = await fetchPage(guard, from.startsWith('http') ? from : pages.url, never);
    expect([found, answers]).toEqual([{ ok: false, code: 'sourcePrivate' }, []]);
  },
);

test.each([
  [['10.0.0.1'], 'sourcePrivate'],
  [['::ffff:10.0.0.1'], 'sourcePrivate'],
  [['8.8.8.8', '127.0.0.1'], 'sourcePrivate'],
  [['64:ff9b::a00:1'], 'sourcePrivate'],
  [[], 'sourceUnreachable'],
])('a name that leads to %j is not asked', async (answers, code) => {
  const guard = new AddressGuard([], async () => answers);
  expect(await fetchPage(guard, 'http://page.example/', never)).toEqual({ ok: false, code });
  expect(await fetchPage(guard, 'https://page.example./', never)).toEqual({ ok: false, code });
});

test.each([
  [401, 'sourceClosed'],
  [402, 'sourceClosed'],
  [403, 'sourceClosed'],
  [404, 'sourceMissing'],
  [410, 'sourceMissing'],
  [204, 'sourceFailed'],
  [206, 'sourceFailed'],
  [304, 'sourceFailed'],
  [429, 'sourceFailed'],
  [451, 'sourceFailed'],
  [500, 'sourceFailed'],
])('status %i is %s', async (status, code) => {
  pages.serve = (_, response) => void response.writeHead(status, html).end();
  expect(await read()).toEqual({ ok: false, code });
});

test.each([
  { 'X-Robots-Tag': 'noai' },
  { 'X-Robots-Tag': 'noindex, NoAI' },
  { 'X-Robots-Tag': ['noindex', 'anybot: noai, noimageai'] },
  { 'TDM-Reservation': '1' },
])('%j is respected', async (wish) => {
  pages.serve = (_, response) => void response.writeHead(200, { ...html, ...wish }).end(page);
  expect(await read()).toEqual({ ok: false, code: 'sourceReserved' });
});

test.each([
  ['User-agent: Postquill\nDisallow: /', false],
  [
    'User-agent: a\nUser-agent: POSTQUILL # us\nUser-agent: b\nCrawl-delay: 1\nDisallow: /gard*n$',
    false,
  ],
  ['User-agent: postquill/1.0\nDisallow: /', false],
  ['User-agent: Postquill 2 # us\nDisallow: /', false],
  ['User-agent: Postquill\nDisallow: /\nAllow: /garden', true],
  ['User-agent: Postquill\nDisallow: /other', true],
  ['User-agent: Postquill\nDisallow:', true],
  ['User-agent: *\nDisallow: /', true],
  ['User-agent: Postquill-other\nDisallow: /\n\nUser-agent: a\nDisallow: /', true],
  [`User-agent: Postquill\nDisallow: /${'*a'.repeat(700_000)}`, true],
  [':\n::\n\u0000', true],
  // Its first 64 KB are read, whatever comes behind.
  [`User-agent: Postquill\nDisallow: /${'\n'.repeat(rules.source.pageMaxBytes)}`, false],
  [`${':\n'.repeat(40_000)}User-agent: Postquill\nDisallow: /`, true],
  [null, true],
])('robots.txt case %#: what it says to us by name is respected', async (robots, allows) => {
  pages.robots = robots;
  pages.serve = (_, response) => void response.writeHead(200, html).end(page);
  const found = await read('/garden');
  if (allows) expect(found.ok).toBe(true);
  else expect(found).toEqual({ ok: false, code: 'sourceReserved' });
  expect(pages.asked).toHaveLength(allows ? 1 : 0);
});

test('a redirect within a site leads to no page that its robots.txt keeps from us', async () => {
  pages.robots = 'User-agent: Postquill\nDisallow: /private';
  pages.serve = ({ url }, response) => {
    if (url === '/start') response.writeHead(302, { Location: '/private/a' }).end();
    else response.writeHead(200, html).end(page);
  };
  expect(await read('/start')).toEqual({ ok: false, code: 'sourceReserved' });
  expect(pages.asked.map(({ url }) => url)).toEqual(['/start']);
});

test('a robots.txt that is packed is read no further than another', async () => {
  const reserved = 'User-agent: Postquill\nDisallow: /';
  for (const [robots, ok] of [
    [reserved + '\n'.repeat(3_000_000), false],
    ['\n'.repeat(70_000) + reserved, true],
  ] as const) {
    pages.robots = gzipSync(robots);
    pages.serve = (_, response) => void response.writeHead(200, html).end(page);
    expect((await read()).ok).toBe(ok);
  }
});

const limit = rules.source.pageMaxBytes;
const much = Buffer.alloc(60 * limit, 'a');

const tooLarge: [string, Serve][] = [
  [
    'says that it is',
    (_, response) => response.writeHead(200, { 'Content-Length': limit + 1 }).write('a'),
  ],
  [
    'never ends',
    (_, response) => {
      const chunk = Buffer.alloc(65_536, 'a');
      const more = () => {
        while (!response.destroyed && response.write(chunk));
      };
      response.on('drain', more);
      more();
    },
  ],
  [
    'is a small gzip file',
    (_, response) => response.writeHead(200, { 'Content-Encoding': 'gzip' }).end(gzipSync(much)),
  ],
  [
    'is a small brotli file',
    (_, response) => {
      const params = { [constants.BROTLI_PARAM_QUALITY]: 4 };
      response
        .writeHead(200, { 'Content-Encoding': 'br' })
        .end(brotliCompressSync(much, { params }));
    },
  ],
  [
    'is packed into nothing for ever',
    (_, response) => {
      response.writeHead(200, { 'Content-Encoding': 'gzip' });
      const head = gzipSync('').subarray(0, 10);
      // Blocks of no length, none of them the last.
      response.write(
        Buffer.concat([head, Buffer.alloc(limit + 5, Buffer.from('000000ffff', 'hex'))]),
      );
    },
  ],
];

test.each(tooLarge)('a page that %s is too large', async (_, serve) => {
  pages.serve = serve;
  expect(await read()).toEqual({ ok: false, code: 'sourceTooLarge' });
});

const inChunks = 'HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nTransfer-Encoding: chunked\r\n';
const chunk = (piece: Buffer, extension = '') =>
  Buffer.concat([
    Buffer.from(`${piece.length.toString(16)}${extension}\r\n`),
    piece,
    Buffer.from('\r\n'),
  ]);

/** A body in pieces of so many bytes, as a server may send it. */
function pieces(body: Buffer, size: number, extension = ''): Buffer {
  const count = Math.ceil(body.length / size);
  const each = Array.from({ length: count }, (_, at) => body.subarray(at * size, (at + 1) * size));
  return Buffer.concat([...each.map((piece) => chunk(piece, extension)), chunk(Buffer.alloc(0))]);
}

const longExtension = `;${'x'.repeat(8_000)}`;
const letters = Buffer.alloc(200_000, 'a');

test.each([
  ['letters, one in each chunk', '', pieces(letters, 1)],
  ['chunks that say much beside their letters', '', pieces(Buffer.from(page), 10, longExtension)],
  [
    'such chunks of a packed page',
    'Content-Encoding: gzip\r\n',
    pieces(gzipSync(page), 1, longExtension),
  ],
])('a page of %s is too large', async (_, head, body) => {
  pages.serve = ({ socket }) =>
    void socket.end(Buffer.concat([Buffer.from(`${inChunks}${head}\r\n`), body]));
  expect(await read()).toEqual({ ok: false, code: 'sourceTooLarge' });
});

test('a large page in pieces of a few words comes whole', async () => {
  const large = Buffer.from(article('', `<p>${sentence.repeat(12_000)}</p>`));
  pages.serve = ({ socket }) =>
    void socket.end(Buffer.concat([Buffer.from(`${inChunks}\r\n`), pieces(large, 30)]));
  const found = await read();
  expect(found.ok && found.value.body.equals(large)).toBe(true);
});

/** Neither its length is said nor does it come in chunks: it ends with its connection. */
const withoutLength = 'HTTP/1.1 200 OK\r\nContent-Type: text/html\r\n\r\n';

test('a page that ends with its connection is whole', async () => {
  pages.serve = ({ socket }) => void socket.end(withoutLength + page);
  const found = await read();
  expect(found.ok && found.value.body.toString()).toBe(page);
});

const broken: [string, Serve][] = [
  [
    'is no gzip',
    (_, response) => response.writeHead(200, { 'Content-Encoding': 'gzip' }).end(page),
  ],
  [
    'is packed twice',
    (_, response) =>
      response.writeHead(200, { 'Content-Encoding': 'gzip, gzip' }).end(gzipSync(gzipSync(page))),
  ],
  [
    'breaks off',
    (_, response) => {
      response.writeHead(200, { 'Content-Length': '5000' }).write(page.slice(0, 100));
      setImmediate(() => response.destroy());
    },
  ],
  [
    'breaks off without having said how long it is',
    ({ socket }) => {
      socket.write(withoutLength + page.slice(0, 700));
      // Once its head has come: without one it was no answer at all.
      setTimeout(() => socket.resetAndDestroy(), 100);
    },
  ],
  ['is no answer', ({ socket }) => socket.end('hello\r\n\r\n')],
  [
    'is head without end',
    ({ socket }) => socket.write(`HTTP/1.1 200 OK\r\nA: ${'a'.repeat(100_000)}`),
  ],
  [
    'switches protocols',
    ({ socket }) =>
      socket.write('HTTP/1.1 101 Switching Protocols\r\nUpgrade: x\r\nConnection: upgrade\r\n\r\n'),
  ],
  [
    'sends only interim answers',
    ({ socket }) => socket.write('HTTP/1.1 103 Early Hints\r\n\r\n'.repeat(100)),
  ],
  ['closes at once', ({ socket }) => socket.destroy()],
];

test.each(broken)('a page that %s cannot be reached', async (_, serve) => {
  pages.serve = serve;
  expect(await read()).toEqual({ ok: false, code: 'sourceUnreachable' });
});

const drops: [string, Serve][] = [
  [
    'in chunks',
    (_, response) => {
      const drop = setInterval(() => response.write('a'), 50);
      response.once('close', () => clearInterval(drop));
    },
  ],
  [
    'without a length',
    ({ socket }) => {
      socket.write(withoutLength);
      const drop = setInterval(() => socket.write(sentence), 50);
      socket.once('close', () => clearInterval(drop));
    },
  ],
];

test.each(drops)(
  'a page that comes drop by drop %s is given up in time, and who leaves ends it at once',
  async (_, serve) => {
    pages.serve = serve;
    const gone = new AbortController();
    const left = fetchPage(new AddressGuard([pages.url]), pages.url, gone.signal);
    const waited = fetchPage(new AddressGuard([pages.url]), pages.url, never, 1);
    await expect.poll(() => pages.asked.length).toBe(2);
    gone.abort();
    expect(await left).toMatchObject({ ok: false });
    expect(await waited).toEqual({ ok: false, code: 'sourceTooSlow' });
  },
);

test('a fault of our own is not told as the page’s', async () => {
  class Broken extends AddressGuard {
    override isPrivate(): boolean {
      throw new TypeError('a fault of ours');
    }
  }
  pages.serve = (_, response) =>
    void response.writeHead(302, { Location: 'https://a.example/' }).end();
  await expect(read('/', new Broken([pages.url]))).rejects.toThrow('a fault of ours');
});
