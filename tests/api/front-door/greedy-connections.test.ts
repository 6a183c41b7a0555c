import { connect, Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { Connections } from '#api/front-door/connections.ts';
import { rules } from '#shared/rules.ts';
import { requestText, Wire } from '#tests/harness/network/wire.ts';
import { startUpstream, type Upstream } from './upstream.ts';

const { connections, unanswered, silenceSeconds } = rules.frontDoor;
const health = requestText('GET', '/pb/api/health');

let upstream: Upstream;
let wires: Wire[] = [];

afterEach(async () => {
  for (const wire of wires) wire.end();
  wires = [];
  await upstream.close();
});

function wireTo({ port }: Upstream): Wire {
  const wire = new Wire(port);
  wires.push(wire);
  return wire;
}

test('thousands of requests on one connection that nobody reads are not even begun', async () => {
  upstream = await startUpstream();
  upstream.answerWith(() => undefined);
  const greedy = wireTo(upstream).send(health.repeat(3_000));
  await expect.poll(() => greedy.closed).toBe(true);
  expect(upstream.received.length).toBeLessThanOrEqual(unanswered);
});

test('pages are no exception, which no other limit counts', async () => {
  upstream = await startUpstream();
  const greedy = wireTo(upstream).send(requestText('GET', '/').repeat(3_000));
  await expect.poll(() => greedy.closed).toBe(true);
  expect(greedy.answers.length).toBeLessThanOrEqual(unanswered);
});

test('whoever sends a few ahead gets every answer, again and again', async () => {
  upstream = await startUpstream();
  const wire = wireTo(upstream);
  for (let round = 1; round <= 5; round += 1) {
    wire.send(health.repeat(unanswered));
    expect(await wire.until(round * unanswered)).toHaveLength(round * unanswered);
  }
  expect(new Set(wire.answers.map(({ status }) => status))).toEqual(new Set([200]));
});

test('who never takes the answer is let go, and a live connection may be silent for longer', async () => {
  upstream = await startUpstream();
  expect(upstream.door.timeout).toBe(silenceSeconds * 1_000);
  upstream.door.timeout = 300;
  upstream.answerWith((request, response) => {
    response.writeHead(200, { 'Content-Type': 'text/event-stream' });
    if (request.url === '/api/realtime') response.write('data: hello\n\n');
    else response.end(Buffer.alloc(50_000_000));
  });
  const live = wireTo(upstream).send(requestText('GET', '/pb/api/realtime'));
  let heard = '';
  live.socket.on('data', (chunk: Buffer) => {
    heard += chunk.toString();
  });
  await expect.poll(() => heard).toContain('data: hello');
  const left: boolean[] = [];
  upstream.door.on('connection', (socket) => socket.once('close', () => left.push(true)));
  const stuck = connect(upstream.port, '127.0.0.1').pause();
  stuck.on('error', () => undefined).write(health);
  await expect.poll(() => left).toEqual([true]);
  stuck.destroy();
  expect(live.closed).toBe(false);
});

test('an address has its number of connections, and one that closes makes room', async () => {
  upstream = await startUpstream({ limits: true });
  for (let open = 0; open < connections; open += 1) wireTo(upstream);
  await expect.poll(() => wires.every(({ socket }) => !socket.connecting)).toBe(true);
  const refused = wireTo(upstream).send(health);
  await expect.poll(() => refused.closed).toBe(true);
  expect(refused.answers).toEqual([]);
  wires.shift()?.end();
  await expect.poll(async () => (await wireTo(upstream).send(health).until(1)).length).toBe(1);
});

test('behind a proxy, whose connections are many people’s, none is refused', async () => {
  upstream = await startUpstream({ limits: true, trustedProxies: 1 });
  for (let open = 0; open < connections; open += 1) wireTo(upstream);
  expect(await wireTo(upstream).send(health).until(1)).toHaveLength(1);
});

test('who asks for too much on one connection has no other, and gets none for a while', async () => {
  upstream = await startUpstream({ limits: true });
  upstream.answerWith(() => undefined);
  const others = [wireTo(upstream), wireTo(upstream).send(health)];
  await expect.poll(() => upstream.received.length).toBe(1);
  wireTo(upstream).send(health.repeat(3_000));
  await expect.poll(() => wires.every(({ closed }) => closed)).toBe(true);
  const again = wireTo(upstream).send(health);
  await expect.poll(() => again.closed).toBe(true);
  expect([...others, again].flatMap(({ answers }) => answers)).toEqual([]);
});

test('behind a proxy nobody else is cut for it', async () => {
  upstream = await startUpstream({ limits: true, trustedProxies: 1 });
  const [greedy, other] = [wireTo(upstream), wireTo(upstream)];
  upstream.answerWith((request, response) => {
    if (request.headers['x-forwarded-for'] === '10.0.0.2') response.end('{}');
  });
  greedy.send(health.repeat(3_000));
  await expect.poll(() => greedy.closed).toBe(true);
  other.send(requestText('GET', '/pb/api/health', ['X-Forwarded-For: 10.0.0.2']));
  expect(await other.until(1)).toHaveLength(1);
});

test('an address is let in again when the window ends, and others always', () => {
  const all = new Connections();
  const socketOf = (address: string) =>
    Object.defineProperty(new Socket(), 'remoteAddress', { value: address });
  const end = rules.frontDoor.windowSeconds * 1_000;
  const greedy = socketOf('10.0.0.1');
  expect(all.admit(greedy, 0)).toBe(true);
  all.shut(greedy, 1);
  expect(greedy.destroyed).toBe(true);
  const admits = (address: string, now: number) => all.admit(socketOf(address), now);
  expect([admits('10.0.0.1', end - 1), admits('10.0.0.2', end - 1)]).toEqual([false, true]);
  expect(admits('10.0.0.1', end)).toBe(true);
});
