import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { limitConnections, openFilesLimit } from '#api/front-door/open-files.ts';
import type { Log } from '#api/log.ts';

const said: string[] = [];
const log = { warn: (_: object, words: string) => said.push(words) } as never as Log;
const server = createServer(({ socket, url = '' }, response) =>
  admits(response, url) ? response.end('here') : socket.destroy(),
);
const admits = limitConnections(server, log, 10);
const sockets: Socket[] = [];

afterEach(() => {
  for (const socket of sockets) socket.destroy();
  server.close();
});

async function knock(): Promise<Socket> {
  const { port } = server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1').on('error', () => undefined);
  sockets.push(socket);
  await once(socket, 'connect');
  return socket;
}

async function answered(socket: Socket, path = '/'): Promise<boolean> {
  const over = Promise.race([once(socket, 'data'), once(socket, 'close')]);
  socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`);
  const [data] = await over;
  return Buffer.isBuffer(data);
}

test('who comes when there is no room is refused, is told of once, and has room when somebody left', async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  for (let index = 0; index < 4; index += 1) expect(await answered(await knock())).toBe(true);
  for (let index = 0; index < 3; index += 1) expect(await answered(await knock())).toBe(false);
  // Or the supervisor and whoever else asks would end a process that serves all these.
  expect(await answered(await knock(), '/healthz')).toBe(true);
  await once(sockets.at(-1) as Socket, 'close');
  const silent = await knock();
  expect(await answered(await knock(), '/healthz')).toBe(false);
  await once(silent, 'close');
  expect(await answered(await knock(), '/readyz')).toBe(true);
  expect(said).toEqual([expect.stringContaining('new connections are refused')]);
  const [first] = sockets;
  expect(first && (await answered(first))).toBe(true);
  first?.destroy();
  await expect.poll(async () => answered(await knock())).toBe(true);
});

test.runIf(process.platform === 'linux')('Linux tells how many files may be open', () => {
  expect(openFilesLimit()).toBeGreaterThan(100);
});
