import { createServer, type Server } from 'node:http';
import type { createApp } from '../app.ts';
import type { Log } from '../log.ts';
import { AnswerHeaders, methods } from './answer-headers.ts';
import { createAppDoor } from './app-door.ts';
import { clientAddress } from './client-address.ts';
import { Passthrough } from './passthrough.ts';
import { refuse } from './refuse.ts';
import { hasBody } from './request-body.ts';
import { RequestLimits } from './request-limits.ts';
import { pathOf } from './request-path.ts';
import { serveSite } from './serve-site.ts';
import type { Site } from './site-files.ts';

export interface FrontDoorOptions {
  app: ReturnType<typeof createApp>;
  site: Site;
  pocketbaseUrl: string;
  trustedProxies: number;
  /** Sites elsewhere whose pages may call. */
  origins: readonly string[];
  /** Whether the site promises to be reached by https only. */
  https: boolean;
  /** Off for load tests. */
  limits: boolean;
  log: Log;
}

const pocketbasePrefix = '/pb';
const appPaths = /^\/(api\/|healthz$|readyz$)/;
const withBody = new Set(['POST', 'PATCH']);

/** The one port: pages from memory, PocketBase's public part passed through, the rest to the app. */
export function createFrontDoor(options: FrontDoorOptions): Server {
  const { app, site, pocketbaseUrl, trustedProxies, limits, log } = options;
  const headers = new AnswerHeaders(options);
  const requestLimits = new RequestLimits();
  const passthrough = new Passthrough({ pocketbaseUrl, prefix: pocketbasePrefix, limits, log });
  const appDoor = createAppDoor(app);
  const server = createServer({
    keepAliveTimeout: 65_000,
    headersTimeout: 20_000,
    // Of the request alone; a generation's answer takes as long as it takes.
    requestTimeout: 60_000,
    connectionsCheckingInterval: 5_000,
  });
  // Node would drop the headers beyond its number in silence, one that frames the body among them.
  // Their 16 KB are limit enough.
  server.maxHeadersCount = 0;
  server.on('request', (request, response) => {
    const path = pathOf(request);
    const toPocketbase = path.startsWith(`${pocketbasePrefix}/`);
    if (!toPocketbase && !appPaths.test(path))
      return serveSite(site, { headers, request, response });
    headers.put(request, response, path);
    const { method = '' } = request;
    if (method === 'OPTIONS') return headers.answerPreflight(request, response);
    if (!methods.includes(method)) {
      return refuse(response, 405, 'methodUnknown', { Allow: methods.join(', ') });
    }
    // Whoever reads it differently than we do would take it for a request of its own.
    if (hasBody(request) && !withBody.has(method)) return refuse(response, 400, 'requestInvalid');
    const address = clientAddress(request, trustedProxies);
    const wait = limits ? requestLimits.admit(request, path, address, performance.now()) : 0;
    if (wait > 0) return refuse(response, 429, 'tooManyRequests', { 'Retry-After': wait });
    if (toPocketbase) passthrough.handle(request, response, address);
    else appDoor(request, response);
  });
  server.on('close', () => passthrough.close());
  return server;
}
