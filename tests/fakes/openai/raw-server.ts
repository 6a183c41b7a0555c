import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';

/** What a raw server does with a connection, once a whole request has come. */
export type Behaviour = (socket: Socket) => void;

export interface RawServer {
  url: string;
  /** How many requests came. */
  readonly requests: number;
  behave(behaviour: Behaviour): void;
  close(): Promise<void>;
}

/** Sends these bytes, all at once, and then leaves the connection open or closes it. */
export function sends(bytes: string | Buffer, then: 'close' | 'wait' = 'close'): Behaviour {
  return (socket) => {
    if (then === 'close') socket.end(bytes);
    else socket.write(bytes);
  };
}

/** Sends a beginning and then a piece again and again, as fast as it is read or one in a while. */
export function sendsForEver(head: string, piece: string, everyMs = 0): Behaviour {
  return (socket) => {
    socket.write(head);
    if (everyMs > 0) {
      const timer = setInterval(() => socket.write(piece), everyMs);
      socket.once('close', () => clearInterval(timer));
      return;
    }
    const fill = () => {
      while (!socket.destroyed && socket.write(piece));
    };
    socket.on('drain', fill);
    fill();
  };
}

/** A server that knows no protocol at all: it answers requests with whatever bytes a test asks for. */
export async function startRawServer(): Promise<RawServer> {
  let behaviour: Behaviour = (socket) => socket.destroy();
  let requests = 0;
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
    // The other side goes away in the middle of everything: that is what is tested.
    socket.on('error', () => socket.destroy());
    let seen = '';
    socket.on('data', (chunk) => {
      seen += chunk.toString('latin1');
      const body = seen.indexOf('\r\n\r\n') + 4;
      const length = Number(/content-length: (\d+)/i.exec(seen)?.[1] ?? 0);
      if (body < 4 || seen.length < body + length) return;
      seen = '';
      requests += 1;
      behaviour(socket);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  // A server bound to a port answers an AddressInfo, never a pipe's name.
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/v1`,
    get requests() {
      return requests;
    },
    behave: (next) => {
      behaviour = next;
      requests = 0;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of open) socket.destroy();
      }),
  };
}
