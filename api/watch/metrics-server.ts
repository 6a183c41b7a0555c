import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { PlainError } from '#shared/plain-error.ts';

interface Place {
  host: string;
  port: number;
}

/** A door of its own, for the operator's machines only: nothing on the public one leads here. */
export async function serveMetrics(write: () => Promise<string>, place: Place): Promise<Server> {
  const server = createServer(async ({ method, url }, response) => {
    if (method !== 'GET' || url !== '/metrics') return void response.writeHead(404).end();
    const text = await write();
    response.writeHead(200, {
      'Content-Type': 'text/plain; version=0.0.4; charset=utf-8',
      'Cache-Control': 'no-store',
    });
    response.end(text);
  });
  server.listen(place.port, place.host);
  await once(server, 'listening').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') throw error;
    throw new PlainError(`Port ${place.port} is in use. Set METRICS_PORT to another one.`);
  });
  return server;
}
