import { Agent as HttpAgent, request as httpRequest, type IncomingMessage } from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import type { LookupFunction } from 'node:net';
import { aborted } from './error-body.ts';

/** Answers such as "100 Continue" that a server may send in front of its real one; nobody sends more. */
const mostInterims = 20;
const staleCodes = new Set<string | undefined>(['ECONNRESET', 'EPIPE']);

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

/** One request over node:http, with the head of its answer. */
export function sender(lookup: LookupFunction | null) {
  // Nothing is kept of strangers: how many connections stay open is then not theirs to say.
  const sockets = lookup === null ? { keepAlive: true } : { keepAlive: false, lookup };
  const http = new HttpAgent(sockets);
  const https = new HttpsAgent(sockets);

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

  return send;
}
