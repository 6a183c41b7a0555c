import type { IncomingMessage, ServerResponse } from 'node:http';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { createApp } from '#api/app.ts';
import { rules } from '#shared/rules.ts';
import { wideNetworkOf } from './counted-address.ts';
import { HeldOpen } from './held-open.ts';
import { refuseUnread } from './refuse-unread.ts';
import { lengthOf, readBody } from './request-body.ts';
import { pathOf } from './request-path.ts';

const bodyLimit = 128 * 1024;

/** An event carries a whole object of Stripe's, which can be larger than anything a page sends. */
const larger = { path: '/api/stripe/webhook', bodyLimit: 1024 * 1024 };

/** Whose request it is, as far as limits and the log are concerned. */
export interface Caller {
  address: string;
  requestId: string;
}

type Listener = (request: IncomingMessage, response: ServerResponse, who: Caller) => void;

/** The app gets its requests with their bodies read, and none that is too large. */
export function createAppDoor(app: ReturnType<typeof createApp>, limits: boolean): Listener {
  const ids = new WeakMap<IncomingMessage, string>();
  const events = new HeldOpen(limits ? rules.frontDoor.eventBytes : Infinity);
  const answer = getRequestListener(
    async (incoming, env) => {
      const { incoming: request, outgoing: response } = env as HttpBindings;
      const limit = pathOf(request) === larger.path ? larger.bodyLimit : bodyLimit;
      const body = await readBody(request, response, limit);
      if (body === undefined) return RESPONSE_ALREADY_SENT;
      const requestId = ids.get(request) ?? '';
      const answered = await app.fetch(incoming, { ...env, body, requestId });
      // An event stream is out already. Middleware has wrapped the mark that says so, and a second
      // answer would tear down the connection.
      return response.headersSent ? RESPONSE_ALREADY_SENT : answered;
    },
    // Its clean-up closes a kept connection half a second after some answers, even while the next
    // request is on it.
    { autoCleanupIncoming: false },
  );
  return (request, response, { address, requestId }) => {
    // Nobody is asked who they are before the whole event is here, and a burst of them is no attack.
    if (pathOf(request) === larger.path) {
      const length = Math.min(lengthOf(request) ?? Infinity, larger.bodyLimit);
      if (!events.admit(wideNetworkOf(address), response, length)) {
        const wait = { 'Retry-After': rules.frontDoor.windowSeconds };
        return refuseUnread(request, response, 'tooManyRequests', wait);
      }
    }
    ids.set(request, requestId);
    // Nothing here depends on it, and the listener refuses a check that sends none or an odd one.
    request.headers.host = 'localhost';
    void answer(request, response);
  };
}
