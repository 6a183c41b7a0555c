import { Agent, request } from 'node:http';

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

/** PocketBase was not reached at all, so the request certainly did nothing. */
export class NotReached extends Error {
  override readonly name = 'NotReached';
}

function parse(chunks: Buffer[]): unknown {
  const text = Buffer.concat(chunks).toString('utf8');
  return text === '' ? null : JSON.parse(text);
}

/**
 * Kept connections over plain node:http: the global fetch adds tens of milliseconds to each call
 * when hundreds of generations begin at once.
 */
export class PocketbaseConnection {
  readonly #target: URL;
  // One writer at a time inside PocketBase: more sockets than this only queue there instead of here.
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 64, scheduling: 'fifo' });

  constructor(url: string) {
    this.#target = new URL(url);
  }

  send({ method, path, token, body }: JsonRequest): Promise<JsonAnswer> {
    const payload = body === undefined ? undefined : JSON.stringify(body);
    return new Promise((resolve, reject) => {
      const call = request(
        {
          agent: this.#agent,
          host: this.#target.hostname,
          port: this.#target.port,
          method,
          path,
          headers: {
            ...(token === undefined ? {} : { Authorization: token }),
            ...(payload === undefined
              ? {}
              : {
                  'Content-Type': 'application/json',
                  'Content-Length': Buffer.byteLength(payload),
                }),
          },
        },
        (answer) => {
          const chunks: Buffer[] = [];
          let size = 0;
          answer.on('data', (chunk: Buffer) => {
            size += chunk.length;
            if (size > answerLimit) call.destroy(new Error('PocketBase answered too much'));
            else chunks.push(chunk);
          });
          answer.on('error', reject);
          answer.on('end', () => {
            try {
              resolve({ status: answer.statusCode ?? 0, body: parse(chunks) });
            } catch (error) {
              reject(error);
            }
          });
        },
      );
      let sent = false;
      call.once('socket', () => {
        sent = true;
      });
      const patience = setTimeout(() => {
        const said = 'PocketBase did not answer in time';
        call.destroy(sent ? new Error(said) : new NotReached(said));
      }, timeoutMilliseconds);
      call.once('close', () => clearTimeout(patience));
      call.on('error', (error: NodeJS.ErrnoException) => {
        // A kept connection that died before our bytes were answered looks like ECONNRESET: that
        // one may have done its work, so only a refused connection counts as not reached.
        reject(error.code === 'ECONNREFUSED' ? new NotReached(error.message) : error);
      });
      call.end(payload);
    });
  }

  close(): void {
    this.#agent.destroy();
  }
}
