import { connect, type Socket } from 'node:net';
import { expect } from 'vitest';
import { type Answer, type Asked, cutAnswer } from './cut-answer.ts';

export type { Answer } from './cut-answer.ts';

/** No answer: the connection was closed, nothing came for long, or what came is no HTTP. */
export type Silence = 'closed' | 'silent' | 'garbled';

const patienceMilliseconds = 45_000;

/** A connection on which every byte is ours: no client tidies what it sends. */
export class Wire {
  readonly socket: Socket;
  readonly answers: Answer[] = [];
  /** What was sent and not answered yet. */
  readonly #asked: Asked[] = [];
  #received: Buffer = Buffer.alloc(0);
  #garbled = false;
  #taken = 0;
  #wake: () => void = () => undefined;
  closed = false;

  constructor(port: number) {
    this.socket = connect(port, '127.0.0.1');
    this.socket.on('data', (chunk: Buffer) => {
      this.#received = Buffer.concat([this.#received, chunk]);
      this.#read(false);
    });
    this.socket.on('end', () => this.#read(true));
    this.socket.on('close', () => {
      this.closed = true;
      this.#wake();
    });
    // A reset is one way to be refused.
    this.socket.on('error', () => undefined);
  }

  #read(ended: boolean): void {
    try {
      for (;;) {
        const [asked = { method: 'GET', live: false }] = this.#asked;
        const cut = cutAnswer(this.#received, asked, ended);
        if (!cut) break;
        this.#received = cut.rest;
        if (cut.answer.status < 200) continue;
        this.answers.push(cut.answer);
        this.#asked.shift();
      }
    } catch {
      this.#garbled = true;
    }
    this.#wake();
  }

  /** One request, or a part of one. */
  send(bytes: string | Buffer, asked: Partial<Asked> = {}): this {
    const method = bytes.toString().startsWith('HEAD ') ? 'HEAD' : 'GET';
    this.#asked.push({ method, live: false, ...asked });
    const sent = typeof bytes === 'string' ? Buffer.from(bytes, 'latin1') : bytes;
    if (!this.socket.destroyed) this.socket.write(sent);
    return this;
  }

  /** Nothing more will be sent; answers may still come. */
  finish(): void {
    this.socket.end();
  }

  /** Until this many answers came, or the other side has hung up. */
  async until(count: number): Promise<Answer[]> {
    await expect
      .poll(() => this.closed || this.answers.length >= count, { interval: 5 })
      .toBe(true);
    return this.answers;
  }

  /** The next answer that nobody has taken, or what came instead. */
  async answer(): Promise<Answer | Silence> {
    const deadline = Date.now() + patienceMilliseconds;
    for (;;) {
      const next = this.answers[this.#taken];
      if (next) {
        this.#taken += 1;
        return next;
      }
      if (this.#garbled) return 'garbled';
      if (this.closed) return this.#received.length === 0 ? 'closed' : 'garbled';
      const left = deadline - Date.now();
      if (left <= 0) return 'silent';
      await this.#more(left);
    }
  }

  async #more(milliseconds: number): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#wake = resolve;
    const timer = setTimeout(resolve, milliseconds);
    await promise;
    clearTimeout(timer);
  }

  end(): void {
    this.socket.destroy();
  }
}

export function requestText(
  method: string,
  path: string,
  headers: readonly string[] = [],
  body = '',
): string {
  return [`${method} ${path} HTTP/1.1`, 'Host: localhost', ...headers, '', body].join('\r\n');
}

export function chunk(text: string): string {
  return `${Buffer.byteLength(text, 'latin1').toString(16)}\r\n${text}\r\n0\r\n\r\n`;
}

/** One request on a connection of its own. */
export async function ask(port: number, text: string): Promise<Answer | undefined> {
  const wire = new Wire(port).send(text);
  const [answer] = await wire.until(1);
  wire.end();
  return answer;
}
