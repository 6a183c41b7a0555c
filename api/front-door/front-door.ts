import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { createApp } from '#api/app.ts';
import type { Log } from '#api/log.ts';
import { rules } from '#shared/rules.ts';
import { AnswerHeaders, methods } from './answer-headers.ts';
import { createAppDoor } from './app-door.ts';
import { clientAddress } from './client-address.ts';
import { Connections } from './connections.ts';
import { limitConnections } from './open-files.ts';
import { Passthrough } from './pocketbase/passthrough.ts';
import type { IsKnown } from './pocketbase/relay.ts';
import { refuse } from './refuse.ts';
import { hasBody } from './request-body.ts';
import { RequestLimits } from './request-limits.ts';
import { pathOf } from './request-path.ts';
import { serveSite } from './site/serve-site.ts';
import type { Site } from './site/site-files.ts';
import { Unanswered } from './unanswered.ts';
import { WatchedAnswers } from './watch-answers.ts';

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
  isKnown: IsKnown;
  log: Log;
}

const pocketbasePrefix = '/pb';
const appPaths = /^\/(api\/|healthz$|readyz$)/;
/** All paths of the app look like this. It would tidy and decode others, after they were counted. */
const plainPath = /^\/[a-z/-]+$/;
const withBody = new Set(['POST', 'PATCH']);

/** The one port: pages from memory, PocketBase's public part passed through, the rest to the app. */
export function createFrontDoor(options: FrontDoorOptions): Server {
  const { app, site, pocketbaseUrl, trustedProxies, limits, isKnown, log } = options;
  const headers = new AnswerHeaders(options);
  const requestLimits = new RequestLimits();
  const passthrough = new Passthrough({
    pocketbaseUrl,
    prefix: pocketbasePrefix,
    limits,
    isKnown,
    log,
  });
  const appDoor = createAppDoor(app, limits);
  const unanswered = new Unanswered();
  const watched = new WatchedAnswers(app, (path) => appPaths.test(path), pocketbasePrefix);
  // Behind a proxy all connections are the proxy's.
  const connections = limits && trustedProxies === 0 ? new Connections() : null;
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
  const admits = limitConnections(server, log);
  // Of both sides: an answer that nobody takes, for one. A generation may be silent for two minutes.
  server.timeout = rules.frontDoor.silenceSeconds * 1_000;
  server.on('connection', (socket) => {
    if (connections?.admit(socket, performance.now()) === false) socket.destroy();
  });
  const answer = (request: IncomingMessage, response: ServerResponse) => {
    if (!unanswered.admit(request, response)) {
      return connections?.shut(request.socket, performance.now());
    }
    const path = pathOf(request);
    if (!admits(response, path)) return request.socket.destroy();
    const requestId = watched.watch(request, response, path);
    const toPocketbase = path.startsWith(`${pocketbasePrefix}/`);
    if (!toPocketbase && !appPaths.test(path))
      return serveSite(site, { headers, request, response });
    headers.put(request, response, path);
    const { method = '' } = request;
    if (method === 'OPTIONS') return headers.answerPreflight(request, response);
    if (!methods.includes(method)) {
      return refuse(response, 'methodUnknown', { Allow: methods.join(', ') });
    }
    // Whoever reads it differently than we do would take it for a request of its own.
    if (hasBody(request) && !withBody.has(method)) return refuse(response, 'requestInvalid');
    const address = clientAddress(request, trustedProxies);
    const wait = limits ? requestLimits.admit(request, path, address, performance.now()) : 0;
    if (wait > 0) return refuse(response, 'tooManyRequests', { 'Retry-After': wait });
    if (toPocketbase) return passthrough.handle(request, response, { address, requestId });
    if (!plainPath.test(path)) return refuse(response, 'notFound');
    appDoor(request, response, { address, requestId });
  };
  server.on('request', answer);
  // Node itself would answer 417, uncounted and without a word.
  server.on('checkExpectation', answer);
  server.on('close', () => passthrough.close());
  return server;
}
