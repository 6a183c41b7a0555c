import { connect, type Socket } from 'node:net';
import { expect } from 'vitest';

export interface Answer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** The end of a body that says where it ends, or -1 while it has not arrived. */
function bodyEnd(text: string, start: number, headers: Record<string, string>): number {
  if (headers['content-length'] !== undefined) return start + Number(headers['content-length']);
  if (headers['transfer-encoding'] !== 'chunked') return start;
  const last = text.indexOf('0\r\n\r\n', start);
  return last === -1 ? -1 : last + 5;
}

function readAnswer(text: string, bodiless: boolean): { answer: Answer; rest: string } | undefined {
  const end = text.indexOf('\r\n\r\n');
  if (end === -1) return undefined;
  const [first = '', ...lines] = text.slice(0, end).split('\r\n');
  const headers: Record<string, string> = {};
  for (const line of lines) {
    const colon = line.indexOf(':');
    headers[line.slice(0, colon).toLowerCase()] = line.slice(colon + 1).trim();
  }
  const start = end + 4;
  const stop = bodiless ? start : bodyEnd(text, start, headers);
  if (stop === -1 || stop > text.length) return undefined;
  const answer = { status: Number(first.split(' ')[1]), headers, body: text.slice(start, stop) };
  return { answer, rest: text.slice(stop) };
}

/** A connection on which every byte is ours: no client tidies what it sends. */
export class Wire {
  readonly socket: Socket;
  readonly answers: Answer[] = [];
  /** Of what was sent and not answered yet: whether the answer has headers only. */
  readonly #bodiless: boolean[] = [];
  #text = '';
  closed = false;

  constructor(port: number) {
    this.socket = connect(port, '127.0.0.1');
    this.socket.on('data', (chunk: Buffer) => {
      this.#text += chunk.toString('latin1');
      while (this.#read());
    });
    this.socket.on('close', () => {
      this.closed = true;
    });
    // A reset is one way to be refused.
    this.socket.on('error', () => undefined);
  }

  #read(): boolean {
    const read = readAnswer(this.#text, this.#bodiless[0] ?? false);
    if (!read) return false;
    this.answers.push(read.answer);
    this.#text = read.rest;
    this.#bodiless.shift();
    return true;
  }

  /** One request, or a part of one. */
  send(text: string): this {
    this.#bodiless.push(text.startsWith('HEAD '));
    this.socket.write(text, 'latin1');
    return this;
  }

  /** Until this many answers came, or the other side has hung up. */
  async until(count: number): Promise<Answer[]> {
    await expect
      .poll(() => this.closed || this.answers.length >= count, { interval: 5 })
      .toBe(true);
    return this.answers;
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
