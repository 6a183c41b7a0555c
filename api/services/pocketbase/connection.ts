import { Pool } from 'undici';
import { z } from 'zod';
import { agentFor, currentRequest } from '#api/watch/current-request.ts';

export interface JsonAnswer {
  status: number;
  body: unknown;
}

export interface JsonRequest {
  method: 'GET' | 'POST';
  path: string;
  token?: string;
  body?: unknown;
}

/** With the waiting for a free connection: whoever asks has to hear of it in less than ten seconds. */
const timeoutMilliseconds = 8_000;
const answerLimit = 4 * 1024 * 1024;

/** The request was never sent, and may be sent again. */
export class NotReached extends Error {
  override readonly name = 'NotReached';
}

/** The router in front of PocketBase gave up. Most do so before they deliver, some after it as well. */
export class RouterAnswered extends Error {
  override readonly name = 'RouterAnswered';
}

const ownRefusal = z.object({ status: z.literal(503) });

/** A router whose PocketBase is away answers 503 as well, in a shape that is not PocketBase's. */
function readAnswer(status: number, chunks: Buffer[]): JsonAnswer {
  const text = Buffer.concat(chunks).toString('utf8');
  try {
    const body = text === '' ? null : JSON.parse(text);
    if (status !== 503 || ownRefusal.safeParse(body).success) return { status, body };
  } catch (error) {
    if (status !== 503) throw error;
  }
  throw new RouterAnswered('the router in front of PocketBase answered 503');
}

/**
 * Kept connections, and undici's own `dispatch`: the global fetch, which is built upon it, adds tens
 * of milliseconds to each call when hundreds of generations begin at once.
 */
export class PocketbaseConnection {
  readonly #pool: Pool;

  constructor(url: string) {
    this.#pool = new Pool(url, {
      // One writer at a time inside PocketBase: more connections only queue there instead of here.
      connections: 64,
      maxResponseSize: answerLimit,
    });
  }

  send({ method, path, token, body }: JsonRequest): Promise<JsonAnswer> {
    const requestId = currentRequest.getStore();
    const headers = {
      ...(requestId === undefined ? {} : { 'user-agent': agentFor(requestId) }),
      ...(token === undefined ? {} : { authorization: token }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    };
    const payload = body === undefined ? null : JSON.stringify(body);
    return new Promise((resolve, reject) => {
      const gaveUp = new AbortController();
      let sent = false;
      let status = 0;
      const chunks: Buffer[] = [];
      const fail = (error: Error) => reject(sent ? error : new NotReached(error.message));
      const patience = setTimeout(() => {
        const late = new Error('PocketBase did not answer in time');
        fail(late);
        gaveUp.abort(late);
      }, timeoutMilliseconds);
      this.#pool.dispatch(
        { method, path, headers, body: payload },
        {
          // Called when a connection is free, just before the first byte.
          onRequestStart(controller) {
            if (gaveUp.signal.aborted) return controller.abort(gaveUp.signal.reason);
            sent = true;
            gaveUp.signal.addEventListener('abort', () => controller.abort(gaveUp.signal.reason));
          },
          onResponseStart(_, code) {
            status = code;
          },
          onResponseData(_, chunk) {
            chunks.push(chunk);
          },
          onResponseEnd() {
            clearTimeout(patience);
            try {
              resolve(readAnswer(status, chunks));
            } catch (error) {
              reject(error);
            }
          },
          onResponseError(_, error) {
            clearTimeout(patience);
            fail(error);
          },
        },
      );
    });
  }

  close(): void {
    void this.#pool.destroy();
  }
}
