import { createServer, type Server } from 'node:http';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { createApp } from '../app.ts';
import type { Log } from '../log.ts';
import { clientAddress } from './client-address.ts';
import { createPassthrough } from './passthrough.ts';
import { serveSite } from './serve-site.ts';
import type { Site } from './site-files.ts';

export interface FrontDoorOptions {
  app: ReturnType<typeof createApp>;
  site: Site;
  pocketbaseUrl: string;
  trustedProxies: number;
  log: Log;
}

const pocketbasePrefix = '/pb';
const appPaths = /^\/(api\/|healthz$|readyz$)/;

/** The one port: pages from memory, PocketBase's public part passed through, the rest to the app. */
export function createFrontDoor(options: FrontDoorOptions): Server {
  const { app, site, pocketbaseUrl, trustedProxies, log } = options;
  const passthrough = createPassthrough(pocketbaseUrl, pocketbasePrefix, log);
  // Its clean-up closes a kept connection half a second after some answers, even while the next
  // request is on it. Node itself discards a body that nobody read.
  const answerFromApp = getRequestListener(
    async (incoming, env) => {
      const answer = await app.fetch(incoming, env);
      // An event stream is out already. Middleware has wrapped the mark that says so, and a second
      // answer would tear down the connection.
      return (env as HttpBindings).outgoing.headersSent ? RESPONSE_ALREADY_SENT : answer;
    },
    { autoCleanupIncoming: false },
  );
  const server = createServer({ keepAliveTimeout: 65_000, requestTimeout: 60_000 });
  server.on('request', (request, response) => {
    const path = (request.url ?? '/').split('?', 1)[0] ?? '/';
    if (path.startsWith(`${pocketbasePrefix}/`)) {
      passthrough.handle(request, response, clientAddress(request, trustedProxies));
    } else if (appPaths.test(path)) {
      void answerFromApp(request, response);
    } else {
      serveSite(site, request, response);
    }
  });
  server.on('close', () => passthrough.close());
  return server;
}
