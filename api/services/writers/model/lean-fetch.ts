import { Agent as HttpAgent, request as httpRequest, type IncomingMessage } from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';

/** What the SDK and we read of an answer's headers. */
const headersRead = ['content-type', 'retry-after', 'x-request-id'];
const longestErrorBody = 64 * 1024;
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

function aborted(): DOMException {
  return new DOMException('The request was aborted.', 'AbortError');
}

async function errorText(incoming: IncomingMessage, signal: AbortSignal | null): Promise<string> {
  let text = '';
  incoming.setEncoding('utf8');
  signal?.addEventListener('abort', () => incoming.destroy(aborted()), { once: true });
  for await (const chunk of incoming) {
    text += chunk;
    if (text.length > longestErrorBody) break;
  }
  return text;
}

/**
 * A fetch for the SDK over node:http. The global fetch wraps every chunk in web streams and queues
 * requests per origin: in a burst of 500 streams it costs seconds. Here a good answer's Response has
 * no body of its own; `bodyOf` gives Node's stream.
 */
export function createLeanFetch(): LeanFetch {
  const http = new HttpAgent({ keepAlive: true });
  const https = new HttpsAgent({ keepAlive: true });
  const bodies = new WeakMap<Response, IncomingMessage>();

  function send(outgoing: Outgoing): Promise<IncomingMessage> {
    const { url, method, headers, body, signal } = outgoing;
    return new Promise((resolve, reject) => {
      const secure = url.protocol === 'https:';
      const open = secure ? httpsRequest : httpRequest;
      const request = open(url, { method, headers, agent: secure ? https : http });
      const abort = () => request.destroy(aborted());
      request.once('response', (incoming) => {
        signal?.removeEventListener('abort', abort);
        resolve(incoming);
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
      const status = incoming.statusCode ?? 502;
      const good = status >= 200 && status < 300;
      const body = good ? null : await errorText(incoming, signal);
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
