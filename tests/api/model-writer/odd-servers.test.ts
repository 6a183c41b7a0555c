import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { WriterErrorKind } from '#api/services/writers/model/writer-errors.ts';
import { postsJson } from '#tests/fakes/openai/plans.ts';
import {
  type Behaviour,
  type RawServer,
  sends,
  sendsForEver,
  startRawServer,
} from '#tests/fakes/openai/raw-server.ts';
import { cannedPosts } from '#tests/fakes/openai/server.ts';
import { completionOf, eventsOf } from '#tests/fakes/openai/wire.ts';
import { order, secretKey, secretTopic, writerAt, written } from './writing.ts';

const canned = [...cannedPosts];
const stream = eventsOf(postsJson(canned)).join('');
const sse = 'Content-Type: text/event-stream\r\nConnection: close\r\n\r\n';
const chunked = 'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n';
const extension = 'x'.repeat(8_000);
/** A comment, each letter of it in a chunk that says much beside it. */
const comment = `1;${extension}\r\n:\r\n1;${extension}\r\n\n\r\n`;
const parrot = `You sent ${secretKey} and asked about ${secretTopic}`;

let server: RawServer;
let trap: RawServer;
beforeAll(async () => {
  server = await startRawServer();
  trap = await startRawServer();
});
afterAll(() => Promise.all([server.close(), trap.close()]));
beforeEach(() => trap.behave(sends(`HTTP/1.1 200 OK\r\n${sse}${stream}`)));

/** What is odd is noticed by what came, however little time the machine has for it. */
const longClocks = { firstByteMs: 20_000, idleMs: 20_000, totalMs: 30_000 };
/** Short enough that a server which never ends is given up soon. */
const shortClocks = { firstByteMs: 2000, idleMs: 2000, totalMs: 3000 };

function withLength(status: string, body: string, length = Buffer.byteLength(body)): string {
  return `HTTP/1.1 ${status}\r\nContent-Length: ${length}\r\n\r\n${body}`;
}

const odd: [string, () => Behaviour, WriterErrorKind][] = [
  [
    'another protocol',
    () => sends('HTTP/1.1 101 Switching\r\nConnection: Upgrade\r\nUpgrade: ws\r\n\r\n', 'wait'),
    'unavailable',
  ],
  ['101 without a protocol', () => sends('HTTP/1.1 101 Hm\r\n\r\n', 'wait'), 'unavailable'],
  ['"continue" for ever', () => sendsForEver('', 'HTTP/1.1 100 Continue\r\n\r\n'), 'unavailable'],
  [
    'early hints for ever',
    () => sendsForEver('', 'HTTP/1.1 103 Early Hints\r\nLink: </a>\r\n\r\n'),
    'unavailable',
  ],
  ['an unknown interim status and no end', () => sends('HTTP/1.1 199 Odd\r\n\r\n'), 'unavailable'],
  ['no content', () => sends('HTTP/1.1 204 No Content\r\n\r\n'), 'cutOff'],
  ['a reset', () => sends('HTTP/1.1 205 Reset Content\r\nContent-Length: 0\r\n\r\n'), 'cutOff'],
  ['nothing new', () => sends('HTTP/1.1 304 Not Modified\r\n\r\n'), 'refused'],
  ['an empty answer', () => sends(withLength('200 OK', '')), 'cutOff'],
  ['a status beyond all', () => sends(withLength('999 Odd', 'odd')), 'unavailable'],
  ['a status below all', () => sends(withLength('012 Odd', 'odd')), 'unavailable'],
  ['no HTTP', () => sends('Hello there, this is a printer.\r\n'), 'unavailable'],
  [
    'bytes',
    () => sends(Buffer.from(Array.from({ length: 512 }, (_, at) => at % 256))),
    'unavailable',
  ],
  ['nothing, and closes', () => (socket) => void socket.end(), 'unavailable'],
  ['half a status line', () => sends('HTTP/1.1 2'), 'unavailable'],
  ['half its headers', () => sends('HTTP/1.1 200 OK\r\nContent-Type: text/ev'), 'unavailable'],
  [
    'a header without end',
    () => sendsForEver('HTTP/1.1 200 OK\r\nX: ', 'x'.repeat(999)),
    'unavailable',
  ],
  [
    'headers without end',
    () => sendsForEver('HTTP/1.1 200 OK\r\n', 'X: y\r\n'.repeat(99)),
    'unavailable',
  ],
  ['less than it promised', () => sends(withLength('200 OK', 'data: {}', 999)), 'cutOff'],
  [
    'broken chunks',
    () => sends('HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\nhello'),
    'cutOff',
  ],
  [
    'bytes that are no UTF-8',
    () => sends(`HTTP/1.1 200 OK\r\n${sse}data: \xff\xfe\n\n`),
    'garbage',
  ],
  [
    'an event without end',
    () => sendsForEver(`HTTP/1.1 200 OK\r\n${sse}data: `, 'x'.repeat(999)),
    'garbage',
  ],
  [
    'comments without end, byte by byte',
    () => sendsForEver(`${chunked}`, '1\r\n:\r\n1\r\n\n\r\n'.repeat(2000)),
    'garbage',
  ],
  [
    'comments whose chunks say much beside them',
    () =>
      sends(
        `${chunked}${comment.repeat(1_500)}${stream.length.toString(16)}\r\n${stream}\r\n0\r\n\r\n`,
      ),
    'garbage',
  ],
  [
    'an error that never ends',
    () => sendsForEver(`HTTP/1.1 500 Oh\r\n${sse}`, parrot),
    'unavailable',
  ],
  ['half an error', () => sends(withLength('401 No', parrot, 999)), 'refused'],
  [
    'an error of brackets',
    () =>
      sends(
        // Deep, but not so deep that it depends on the size of Node's stack how it is refused.
        withLength('400 No', `{"error":{"message":${'['.repeat(1_000)}${']'.repeat(1_000)}}}`),
      ),
    'refused',
  ],
  [
    'an error code of brackets',
    () =>
      sends(withLength('200 OK', `{"error":{"code":${'['.repeat(30_000)}${']'.repeat(30_000)}}}`)),
    'unavailable',
  ],
  ...[301, 302, 303, 307, 308].map((status): [string, () => Behaviour, WriterErrorKind] => [
    `the way to another server (${status})`,
    () => sends(`HTTP/1.1 ${status} Go\r\nLocation: ${trap.url}\r\nContent-Length: 0\r\n\r\n`),
    'refused',
  ]),
];

test.each(odd)('a server that answers with %s ends the order', async (_, behaviour, kind) => {
  server.behave(behaviour());
  const outcome = await written(writerAt(server.url, { timeouts: longClocks }));
  expect(outcome).toMatchObject({ posts: [], kind });
  expect(outcome.message).not.toContain(secretKey);
  expect(outcome.message).not.toContain(secretTopic);
  expect(trap.requests).toBe(0);
});

test.each(odd)('and a shortening: %s', async (_, behaviour) => {
  server.behave(behaviour());
  const signal = new AbortController().signal;
  const attempt = writerAt(server.url, { timeouts: longClocks }).shorten?.('long', order, signal);
  await expect(attempt).rejects.toMatchObject({ name: 'WriterError' });
});

const endless: [string, () => Behaviour, WriterErrorKind][] = [
  ['headers now and then', () => sendsForEver('HTTP/1.1 200 OK\r\n', 'X: y\r\n', 50), 'timeout'],
  [
    'comments for ever',
    () => sendsForEver(`HTTP/1.1 200 OK\r\n${sse}`, ': wait\n\n', 50),
    'timeout',
  ],
  ['a byte now and then', () => sendsForEver(`HTTP/1.1 200 OK\r\n${sse}`, 'd', 50), 'timeout'],
  ['an error byte by byte', () => sendsForEver(`HTTP/1.1 500 Oh\r\n${sse}`, 'x', 50), 'timeout'],
];

test('a server that never comes to an end is given up by the clocks, all at the same time', async () => {
  const outcomes = endless.map(async ([name, behaviour, kind]) => {
    const own = await startRawServer();
    own.behave(behaviour());
    const writer = writerAt(own.url, { timeouts: shortClocks });
    const shortening = writer.shorten?.('long', order, new AbortController().signal);
    const [outcome] = await Promise.all([
      written(writer),
      expect(shortening, name).rejects.toMatchObject({ kind }),
    ]);
    expect(outcome, name).toMatchObject({ posts: [], kind });
    await own.close();
  });
  await Promise.all(outcomes);
  expect(outcomes).toHaveLength(4);
});

test('of an error whose chunks say much beside it little is read', async () => {
  let sent = () => 0;
  server.behave((socket) => {
    sent = () => socket.bytesWritten;
    sendsForEver('HTTP/1.1 500 Oh\r\nTransfer-Encoding: chunked\r\n\r\n', comment)(socket);
  });
  const outcome = await written(writerAt(server.url, { timeouts: longClocks }));
  expect(outcome).toMatchObject({ posts: [], kind: 'unavailable' });
  // What lies between two programs is some megabytes.
  expect(sent()).toBeLessThan(50_000_000);
});

test('a second answer after the first is nobody’s', async () => {
  const first = withLength('200 OK', completionOf(postsJson(canned)));
  server.behave(
    sends(`${first}${withLength('200 OK', completionOf(postsJson(['not yours'])))}`, 'wait'),
  );
  const writer = writerAt(server.url, { timeouts: longClocks });
  expect((await written(writer)).posts).toEqual(canned);
  server.behave(sends(withLength('200 OK', completionOf(postsJson(['the right one'])))));
  expect((await written(writer)).posts).toEqual(['the right one']);
});
