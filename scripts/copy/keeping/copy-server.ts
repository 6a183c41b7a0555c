import { once } from 'node:events';
import { chmodSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { Rounds } from './rounds.ts';

/** For the API, which runs beside: how old the copy is, and a word when all that is committed is in it. */
export async function serveCopy(rounds: Rounds, socket: string): Promise<() => void> {
  const server = createServer(async (request, response) => {
    if (request.url === '/copied') await rounds.copied();
    response.writeHead(200, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify({ ageSeconds: rounds.ageSeconds }));
  });
  // What one that was killed has left; the folder is locked, so nobody listens there.
  rmSync(socket, { force: true });
  server.listen(socket);
  await once(server, 'listening');
  chmodSync(socket, 0o600);
  return () => {
    server.close();
    server.closeAllConnections();
  };
}
