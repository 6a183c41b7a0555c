import type { IncomingMessage } from 'node:http';
import type { LookupFunction } from 'node:net';
import { asSdkReads, errorText } from './error-body.ts';
import { sender } from './sender.ts';

/** What the SDK and we read of an answer's headers. */
const headersRead = ['content-type', 'retry-after', 'x-request-id'];
const withoutBody = new Set([204, 205, 304]);

export type Fetch = (url: string | URL | Request, init?: RequestInit) => Promise<Response>;

export interface LeanFetch {
  fetch: Fetch;
  /** The body of a successful answer as Node reads it, untouched. */
  bodyOf(response: Response): IncomingMessage;
}

/**
 * A fetch for the SDK over node:http. The global fetch wraps every chunk in web streams and queues
 * requests per origin: in a burst of 500 streams it costs seconds. Here a good answer's Response has
 * no body of its own; `bodyOf` gives Node's stream.
 */
export function createLeanFetch(lookup: LookupFunction | null = null): LeanFetch {
  const send = sender(lookup);
  const bodies = new WeakMap<Response, IncomingMessage>();

  return {
    async fetch(url, init = {}) {
      const signal = init.signal ?? null;
      const incoming = await send({
        url: new URL(url instanceof Request ? url.url : url),
        method: init.method ?? 'GET',
        headers: Object.fromEntries(new Headers(init.headers)),
        body: typeof init.body === 'string' ? init.body : '',
        signal,
      });
      const headers = new Headers();
      for (const name of headersRead) {
        const value = incoming.headers[name];
        if (typeof value === 'string') headers.set(name, value);
      }
      const given = incoming.statusCode ?? 502;
      const status = given >= 200 && given <= 599 ? given : 502;
      const good = status >= 200 && status < 300;
      const text = good ? '' : await errorText(incoming, signal);
      const body = good || withoutBody.has(status) ? null : asSdkReads(text);
      const response = new Response(body, { status, headers });
      if (good) bodies.set(response, incoming);
      return response;
    },
    bodyOf(response) {
      const incoming = bodies.get(response);
      if (incoming === undefined) throw new TypeError('This response did not come from here.');
      return incoming;
    },
  };
}
