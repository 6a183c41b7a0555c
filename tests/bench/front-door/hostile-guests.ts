import { request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { requestText } from '#tests/harness/network/wire.ts';

/**
 * A hundred guests, each with an address of its own, who do what once stopped everybody's work, five
 * times a second each. Its own process; the parent says `attack` and `rest`, and hears how often they did.
 */
const port = Number(process.argv[2]);
const guests = 100;
const pauseMilliseconds = 200;
/** Then the oldest of what a guest left open makes room. */
const keptOpen = 20;

type Attack = (from: string) => void;

const open = new Map<string, Socket[]>();

/** What comes back is not read, but where it is looked for. */
function wire(from: string, bytes: string): Socket {
  const socket = connect(port, '127.0.0.1').pause();
  socket.on('error', () => undefined).write(bytes);
  const kept = open.get(from) ?? [];
  kept.push(socket);
  open.set(from, kept);
  while (kept.length > keptOpen) kept.shift()?.destroy();
  return socket;
}

const textOf = (from: string, method: string, path: string, headers: string[] = [], body = '') =>
  requestText(method, path, [`X-Forwarded-For: ${from}`, ...headers], body);

const json = (length: number) => ['Content-Type: application/json', `Content-Length: ${length}`];

function post(from: string, path: string, body: unknown, expected: (status: number) => boolean) {
  const headers = { 'Content-Type': 'application/json', 'X-Forwarded-For': from };
  const call = request({ host: '127.0.0.1', port, path, method: 'POST', headers }, (answer) => {
    if (!expected(answer.statusCode ?? 0)) throw new Error(`${path} answered ${answer.statusCode}`);
    answer.resume();
  });
  call.on('error', () => undefined).end(JSON.stringify(body));
}

const refused = (status: number) => status >= 400 && status < 500;

const topics = Array.from(
  { length: 1_000 },
  (_, n) => `generations/*?options={"query":{"filter":"topic ~ \\"${n}\\""}}`,
);

/** A live connection, on which a thousand topics are then asked for. */
function listen(from: string): void {
  const socket = wire(from, textOf(from, 'GET', '/pb/api/realtime')).resume();
  let heard = '';
  socket.on('data', (chunk: Buffer) => {
    heard += chunk.toString();
    const [, clientId] = /"clientId":"(\w+)"/.exec(heard) ?? [];
    if (clientId === undefined) return;
    heard = '';
    socket.removeAllListeners('data').pause();
    post(from, '/pb/api/realtime', { clientId, subscriptions: topics }, refused);
  });
}

const attacks: Attack[] = [
  listen,
  // Streams that are opened and never read.
  (from) => void wire(from, textOf(from, 'GET', '/pb/api/realtime')),
  // Who asks for many pages ahead and takes none.
  (from) => void wire(from, textOf(from, 'GET', '/').repeat(200)),
  // Who sends slowly.
  (from) => void wire(from, textOf(from, 'POST', '/api/generate', json(2_000), '{"topic":"')),
  // Who sends far too much, or what is hard to read.
  (from) => void wire(from, textOf(from, 'POST', '/api/generate', json(50e6), 'x'.repeat(65_536))),
  (from) => post(from, '/api/generate', '['.repeat(60_000), refused),
  // Lists that make a database search.
  (from) =>
    void wire(
      from,
      textOf(from, 'GET', '/pb/api/collections/posts/records?filter=text~%22a%22'),
    ).resume(),
  (from) => void wire(from, textOf(from, 'GET', '/pb/api/collections/posts/records')).resume(),
  (from) => post(from, '/api/mend', { text: 'x'.repeat(60_000) }, refused),
];

let attacking = false;
let done = 0;

async function guest(number: number): Promise<void> {
  const from = `10.0.0.${number}`;
  for (let turn = number; ; turn += 1) {
    await sleep(pauseMilliseconds);
    if (!attacking) continue;
    attacks[turn % attacks.length]?.(from);
    done += 1;
  }
}

process.on('message', (said) => {
  attacking = said === 'attack';
  if (attacking) return;
  for (const sockets of open.values()) for (const socket of sockets) socket.destroy();
  open.clear();
  process.send?.(done);
  done = 0;
});
process.once('disconnect', () => process.exit(0));
process.send?.('ready');
await Promise.all(Array.from({ length: guests }, (_, number) => guest(number)));
