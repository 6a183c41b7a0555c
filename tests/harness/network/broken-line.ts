import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

export interface BrokenLine {
  url: string;
  close(): Promise<void>;
}

/**
 * Stands in front of a server and hands everything on, but of the answers at addresses with this ending
 * it gives the first half only: nothing more comes then, or the connection drops.
 */
export async function startBrokenLine(
  target: string,
  ending: string,
  then: 'silence' | 'cut',
): Promise<BrokenLine> {
  const server = createServer((incoming, answer) => {
    const { method, headers, url = '/' } = incoming;
    const asked = request(new URL(url, target), { method, headers });
    asked.on('response', async (given) => {
      answer.writeHead(given.statusCode ?? 502, given.headers);
      if (!url.endsWith(ending)) return given.pipe(answer);
      const body = await buffer(given);
      const half = body.subarray(0, body.length / 2);
      return answer.write(half, () => then === 'cut' && answer.destroy());
    });
    asked.on('error', () => answer.destroy());
    answer.on('close', () => asked.destroy());
    incoming.pipe(asked);
  });
  server.listen(0, 'localhost');
  await once(server, 'listening');
  // A server bound to a port answers an AddressInfo, never a pipe's name.
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    async close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
