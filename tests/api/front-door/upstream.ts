import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { Hono } from 'hono';
import type { AppBindings } from '#api/context.ts';
import { createFrontDoor, type FrontDoorOptions } from '#api/front-door/front-door.ts';
import { createLog } from '#api/log.ts';

export interface Received {
  method: string;
  path: string;
  headers: IncomingMessage['headers'];
  body: string;
  /** Which connection it came on, in the order they were opened. */
  connection: number;
}

type Answering = (request: IncomingMessage, response: ServerResponse) => void;

export interface Upstream {
  /** The front door that has this in PocketBase's place. */
  door: Server;
  port: number;
  received: Received[];
  connections: Socket[];
  /** How the next requests are answered. */
  answerWith(answering: Answering): void;
  close(): Promise<void>;
}

async function listening(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

const fine: Answering = (request, response) => {
  request.resume();
  request.once('end', () => response.end('{}'));
};

/** Stands where PocketBase stands, and answers as PocketBase never would. */
export async function startUpstream(changes: Partial<FrontDoorOptions> = {}): Promise<Upstream> {
  const received: Received[] = [];
  const connections: Socket[] = [];
  let answering = fine;
  const server = createServer((request, response) => {
    const { method = '', url = '', headers } = request;
    const connection = connections.indexOf(request.socket);
    const entry = { method, path: url, headers, body: '', connection };
    received.push(entry);
    request.on('data', (chunk: Buffer) => {
      entry.body += chunk.toString();
    });
    answering(request, response);
  });
  server.on('connection', (socket) => connections.push(socket));
  const door = createFrontDoor({
    app: new Hono<AppBindings>(),
    site: { files: new Map(), redirects: new Map(), notFound: new Map() },
    pocketbaseUrl: `http://127.0.0.1:${await listening(server)}`,
    trustedProxies: 0,
    origins: [],
    https: false,
    limits: false,
    isKnown: async () => false,
    log: createLog('silent'),
    ...changes,
  });
  return {
    door,
    port: await listening(door),
    received,
    connections,
    answerWith: (next) => {
      answering = next;
    },
    async close() {
      for (const open of [door, server]) {
        open.close();
        open.closeAllConnections();
      }
    },
  };
}
