import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

export interface Answer {
  status: number;
  headers: Map<string, string>;
  body: string;
  /** The server said that it closes the connection after this. */
  last: boolean;
}

/** No answer: the connection was closed, nothing came for long, or what came is no HTTP. */
export type Silence = 'closed' | 'silent' | 'garbled';

const patienceMilliseconds = 45_000;

const bodiless = (method: string, status: number) =>
  method === 'HEAD' || status === 204 || status === 304;

interface Cut {
  body: Buffer;
  rest: Buffer;
}

/** Undefined while the last chunk is still to come. */
function cutChunks(bytes: Buffer): Cut | undefined {
  const parts: Buffer[] = [];
  for (let at = 0; ; ) {
    const end = bytes.indexOf('\r\n', at);
    if (end === -1) return undefined;
    const size = Number.parseInt(bytes.toString('latin1', at, end), 16);
    if (!(size >= 0)) throw new Error('a chunk without a size');
    const next = end + 2 + size + 2;
    if (bytes.length < next) return undefined;
    parts.push(bytes.subarray(end + 2, end + 2 + size));
    if (size === 0) return { body: Buffer.concat(parts), rest: bytes.subarray(next) };
    at = next;
  }
}

/** A connection of one's own, for bytes that no HTTP client would send. */
export class Wire {
  readonly #socket: Socket;
  #received = Buffer.alloc(0);
  #ended = false;
  #wake: () => void = () => {};

  private constructor(socket: Socket) {
    this.#socket = socket;
    socket.on('data', (chunk: Buffer) => {
      this.#received = Buffer.concat([this.#received, chunk]);
      this.#wake();
    });
    const end = () => {
      this.#ended = true;
      this.#wake();
    };
    // A server that refuses what it reads may close before all of it is written.
    socket.on('error', end).on('end', end).on('close', end);
  }

  static async open(port: number): Promise<Wire> {
    const socket = connect({ host: '127.0.0.1', port, allowHalfOpen: true });
    await once(socket, 'connect');
    return new Wire(socket);
  }

  send(bytes: Buffer): void {
    if (!this.#socket.destroyed) this.#socket.write(bytes);
  }

  /** Nothing more will be sent; answers may still come. */
  finish(): void {
    this.#socket.end();
  }

  close(): void {
    this.#socket.destroy();
  }

  /** The next answer. Of a live stream only its head: it has no end. */
  async answer(method: string, live = false): Promise<Answer | Silence> {
    const deadline = Date.now() + patienceMilliseconds;
    try {
      for (;;) {
        const answer = this.#cut(method, live);
        if (answer && answer.status >= 200) return answer;
        if (answer) continue;
        if (this.#ended) return this.#received.length === 0 ? 'closed' : 'garbled';
        const left = deadline - Date.now();
        if (left <= 0) return 'silent';
        await this.#more(left);
      }
    } catch {
      return 'garbled';
    }
  }

  async #more(milliseconds: number): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#wake = resolve;
    const timer = setTimeout(resolve, milliseconds);
    await promise;
    clearTimeout(timer);
  }

  #cut(method: string, live: boolean): Answer | undefined {
    const end = this.#received.indexOf('\r\n\r\n');
    if (end === -1) return undefined;
    const [first = '', ...lines] = this.#received.toString('latin1', 0, end).split('\r\n');
    const [, code] = /^HTTP\/1\.1 (\d{3})( |$)/.exec(first) ?? [];
    if (code === undefined) throw new Error('not an answer');
    const headers = new Map(
      lines.map((line) => {
        const colon = line.indexOf(':');
        return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()] as const;
      }),
    );
    const status = Number(code);
    const after = this.#received.subarray(end + 4);
    const none = status < 200 || bodiless(method, status);
    const endless = live && (headers.get('content-type') ?? '').startsWith('text/event-stream');
    const cut =
      none || endless ? { body: Buffer.alloc(0), rest: after } : this.#body(headers, after);
    if (!cut) return undefined;
    this.#received = Buffer.from(cut.rest);
    const last = headers.get('connection')?.toLowerCase() === 'close' || endless;
    return { status, headers, body: cut.body.toString('utf8'), last };
  }

  #body(headers: Map<string, string>, after: Buffer): Cut | undefined {
    if (headers.get('transfer-encoding')?.toLowerCase() === 'chunked') return cutChunks(after);
    const length = headers.get('content-length');
    if (length === undefined) {
      return this.#ended ? { body: after, rest: Buffer.alloc(0) } : undefined;
    }
    const size = Number(length);
    if (after.length < size) return undefined;
    return { body: after.subarray(0, size), rest: after.subarray(size) };
  }
}
