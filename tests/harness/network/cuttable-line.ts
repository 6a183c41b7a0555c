import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface CuttableLine {
  url: string;
  /** Ends every connection; new ones end too, until it is mended. */
  cut(): void;
  mend(): void;
  close(): void;
}

/** Stands in front of a server like a cable that can be pulled. */
export async function startCuttableLine(target: string): Promise<CuttableLine> {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  let whole = true;
  const server = createServer((near) => {
    if (!whole) {
      near.destroy();
      return;
    }
    const far = connect(Number(port), hostname);
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(socket);
      socket.on('error', () => other.destroy());
      socket.on('close', () => {
        sockets.delete(socket);
        other.destroy();
      });
      socket.pipe(other);
    }
  });
  server.listen(0, 'localhost');
  await once(server, 'listening');
  const cut = () => {
    whole = false;
    for (const socket of sockets) socket.destroy();
  };
  // A server bound to a port answers an AddressInfo, never a pipe's name.
  const { port: here } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${here}`,
    cut,
    mend: () => {
      whole = true;
    },
    close() {
      cut();
      server.close();
    },
  };
}
