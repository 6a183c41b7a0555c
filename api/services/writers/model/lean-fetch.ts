import { Agent as HttpAgent, request as httpRequest, type IncomingMessage } from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import type { LookupFunction } from 'node:net';
import { aborted, asSdkReads, errorText } from './request/error-body.ts';

/** What the SDK and we read of an answer's headers. */
const headersRead = ['content-type', 'retry-after', 'x-request-id'];
/** Answers such as "100 Continue" that a server may send in front of its real one; nobody sends more. */
const mostInterims = 20;
const withoutBody = new Set([204, 205, 304]);
const staleCodes = new Set<string | undefined>(['ECONNRESET', 'EPIPE']);

export type Fetch = (url: string | URL | Request, init?: RequestInit) => Promise<Response>;

export interface LeanFetch {
  fetch: Fetch;
  /** The body of a successful answer as Node reads it, untouched. */
  bodyOf(response: Response): IncomingMessage;
}

interface Outgoing {
  url: URL;
  method: string;
  headers: Record<string, string>;
  body: string;
  signal: AbortSignal | null;
}

/** Its code is what a log may show of it. */
function refusal(code: string): NodeJS.ErrnoException {
  return Object.assign(new Error('The server did not answer the request.'), { code });
}

/**
 * A fetch for the SDK over node:http. The global fetch wraps every chunk in web streams and queues
 * requests per origin: in a burst of 500 streams it costs seconds. Here a good answer's Response has
 * no body of its own; `bodyOf` gives Node's stream.
 */
export function createLeanFetch(lookup: LookupFunction | null = null): LeanFetch {
  // Nothing is kept of strangers: how many connections stay open is then not theirs to say.
  const sockets = lookup === null ? { keepAlive: true } : { keepAlive: false, lookup };
  const http = new HttpAgent(sockets);
  const https = new HttpsAgent(sockets);
  const bodies = new WeakMap<Response, IncomingMessage>();

  function send(outgoing: Outgoing): Promise<IncomingMessage> {
    const { url, method, headers, body, signal } = outgoing;
    return new Promise((resolve, reject) => {
      const secure = url.protocol === 'https:';
      const open = secure ? httpsRequest : httpRequest;
      const request = open(url, { method, headers, agent: secure ? https : http });
      const abort = () => request.destroy(aborted());
      let interims = 0;
      request.on('information', () => {
        interims += 1;
        if (interims > mostInterims) request.destroy(refusal('TOO_MANY_INTERIM_ANSWERS'));
      });
      request.once('response', (incoming) => {
        signal?.removeEventListener('abort', abort);
        resolve(incoming);
      });
      request.once('upgrade', (_incoming, socket) => {
        socket.destroy();
        reject(refusal('PROTOCOL_SWITCHED'));
      });
      // Whatever else ends a request, as a status 101 that nobody asked for, ends it here at last.
      request.once('close', () => {
        signal?.removeEventListener('abort', abort);
        reject(refusal('NO_ANSWER'));
      });
      request.on('error', (error: NodeJS.ErrnoException) => {
        signal?.removeEventListener('abort', abort);
        // The server closed a connection it had kept, just as we used it. The next kept one may be as
        // stale, but each is tried only once and then comes a new one.
        const stale = request.reusedSocket && staleCodes.has(error.code);
        if (stale) resolve(send(outgoing));
        else reject(error);
      });
      if (signal?.aborted) abort();
      else signal?.addEventListener('abort', abort, { once: true });
      if (!request.destroyed) request.end(body);
    });
  }

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
