import type { IncomingMessage, ServerResponse } from 'node:http';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { createApp } from '../app.ts';
import { readBody } from './request-body.ts';
import { pathOf } from './request-path.ts';

const bodyLimit = 64 * 1024;

/** An event carries a whole object of Stripe's, which can be larger than anything a page sends. */
const larger = { path: '/api/stripe/webhook', bodyLimit: 1024 * 1024 };

type Listener = (request: IncomingMessage, response: ServerResponse) => void;

/** The app gets its requests with their bodies read, and none that is too large. */
export function createAppDoor(app: ReturnType<typeof createApp>): Listener {
  const answer = getRequestListener(
    async (incoming, env) => {
      const { incoming: request, outgoing: response } = env as HttpBindings;
      const limit = pathOf(request) === larger.path ? larger.bodyLimit : bodyLimit;
      const body = await readBody(request, response, limit);
      if (body === undefined) return RESPONSE_ALREADY_SENT;
      const said = await app.fetch(incoming, { ...env, body });
      // An event stream is out already. Middleware has wrapped the mark that says so, and a second
      // answer would tear down the connection.
      return response.headersSent ? RESPONSE_ALREADY_SENT : said;
    },
    // Its clean-up closes a kept connection half a second after some answers, even while the next
    // request is on it.
    { autoCleanupIncoming: false },
  );
  return (request, response) => {
    // Nothing here depends on it, and the listener refuses a check that sends none or an odd one.
    request.headers.host = 'localhost';
    void answer(request, response);
  };
}
