import { Pool } from 'undici';
import { agentFor, currentRequest } from '#api/watch/current-request.ts';
import { type JsonAnswer, NotReached, readAnswer } from './answer.ts';

export interface JsonRequest {
  method: 'GET' | 'POST';
  path: string;
  token?: string;
  body?: unknown;
}

/** With the waiting for a free connection: whoever asks has to hear of it in less than ten seconds. */
const timeoutMilliseconds = 8_000;
const answerLimit = 4 * 1024 * 1024;

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
