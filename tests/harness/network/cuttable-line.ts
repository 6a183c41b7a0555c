import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface CuttableLine {
  url: string;
  /** Ends every connection; new ones end too, until it is mended. */
  cut(): void;
  /** Nothing comes through any more, and nobody is told; what was under way stays silent for good. */
  silence(): void;
  mend(): void;
  close(): void;
}

/** Stands in front of a server like a cable that can be pulled. */
export async function startCuttableLine(target: string): Promise<CuttableLine> {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  let state: 'whole' | 'cut' | 'silent' = 'whole';
  const server = createServer((near) => {
    if (state === 'cut') {
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
      if (state === 'whole') socket.pipe(other);
    }
  });
  server.listen(0, 'localhost');
  await once(server, 'listening');
  const cut = () => {
    state = 'cut';
    for (const socket of sockets) socket.destroy();
  };
  // A server bound to a port answers an AddressInfo, never a pipe's name.
  const { port: here } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${here}`,
    cut,
    silence() {
      state = 'silent';
      for (const socket of sockets) socket.unpipe().pause();
    },
    mend: () => {
      state = 'whole';
    },
    close() {
      cut();
      server.close();
    },
  };
}
