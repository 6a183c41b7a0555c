import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Reply = (response: ServerResponse) => void;

export interface ReleaseServer {
  base: string;
  /** Every path asked for, in order. Through a proxy the path is a whole address. */
  requests: string[];
  answer(path: string, reply: Reply): void;
  close(): Promise<void>;
}

/** Hands out files well and badly: as a release host, as an npm registry, or as a plain HTTP proxy. */
export async function startReleaseServer(): Promise<ReleaseServer> {
  const replies = new Map<string, Reply>();
  const requests: string[] = [];
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    requests.push(path);
    const reply = replies.get(path) ?? status(404);
    reply(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    base: `http://127.0.0.1:${port}`,
    requests,
    answer: (path, reply) => replies.set(path, reply),
    close: () =>
      new Promise((resolve, reject) => {
        server.close((error) => (error ? reject(error) : resolve()));
        server.closeAllConnections();
      }),
  };
}

export function whole(bytes: Uint8Array): Reply {
  return (response) => response.writeHead(200, { 'content-length': bytes.length }).end(bytes);
}

/** Promises the whole file, sends half of it and hangs up. */
export function cutShort(bytes: Uint8Array): Reply {
  return (response) => {
    response.writeHead(200, { 'content-length': bytes.length });
    response.write(bytes.subarray(0, bytes.length / 2), () => response.destroy());
  };
}

/** Sends half of the file and then nothing more, with the line open. */
export function stalling(bytes: Uint8Array): Reply {
  return (response) => {
    response.writeHead(200, { 'content-length': bytes.length });
    response.write(bytes.subarray(0, bytes.length / 2));
  };
}

export function silence(): Reply {
  return () => undefined;
}

export function status(code: number): Reply {
  return (response) => response.writeHead(code).end();
}

export function redirectTo(location: string): Reply {
  return (response) => response.writeHead(302, { location }).end();
}

export function json(value: unknown): Reply {
  return (response) =>
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(value));
}
