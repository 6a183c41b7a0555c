import { randomUUID } from 'node:crypto';
import { type Answer, type Silence, Wire } from '#tests/harness/network/wire.ts';
import { encode } from './encode.ts';
import { wrongWith } from './judge.ts';
import { isFramed, type Shot } from './shots.ts';

export interface Target {
  port: number;
  /** By caller; a guest has none. */
  tokens: Map<string, string | undefined>;
  sign: (payload: string) => string;
  /** What nobody who is tried may ever be told. */
  secrets: string[];
  /** Somebody who is never a caller, whose own record shows whose answer came back. */
  witness: { id: string; token: string };
}

export interface Finding {
  what: string;
  shot: string;
}

function describe({ method, target, caller, headers, body, framing }: Shot, said: string): string {
  const short = (text: string) => (text.length > 300 ? `${text.slice(0, 300)}…` : text);
  const parts = [
    `${caller}: ${method} ${JSON.stringify(short(target))} ${framing}`,
    headers.length === 0
      ? ''
      : JSON.stringify(headers.map(([name, value]) => [name, short(value)])),
    body
      ? `${body.type} ${body.encoding ?? ''} ${JSON.stringify(short(body.bytes.toString()))}`
      : '',
    `→ ${short(said)}`,
  ];
  return parts.filter((part) => part !== '').join(' | ');
}

/** Shots one after another, on one connection for as long as the server keeps it. */
export class Lane {
  readonly #target: Target;
  #wire: Wire | undefined;

  constructor(target: Target) {
    this.#target = target;
  }

  async fire(shot: Shot): Promise<Finding[]> {
    const { tokens, sign, secrets } = this.#target;
    const bytes = encode(shot, tokens.get(shot.caller), sign);
    this.#wire ??= new Wire(this.#target.port);
    this.#wire.send(bytes, { method: shot.method, live: shot.door.live });
    if (!isFramed(shot)) this.#wire.finish();
    const answer = await this.#wire.answer();
    const found: string[] = [];
    const wrong = wrongWith(shot, bytes.toString('latin1') + bytes.toString(), answer, secrets);
    if (wrong !== undefined) found.push(wrong);
    if (!isFramed(shot) || typeof answer === 'string' || answer.last) this.close();
    const step = await this.#outOfStep(shot);
    if (step !== undefined) {
      found.push(step);
      this.close();
    }
    const said = typeof answer === 'string' ? answer : `${answer.status} ${answer.body}`;
    return found.map((what) => ({ what, shot: describe(shot, said) }));
  }

  close(): void {
    this.#wire?.end();
    this.#wire = undefined;
  }

  /** The next request on the connection, which has to get the answer that is its own. */
  async #outOfStep({ door }: Shot): Promise<string | undefined> {
    const kept = this.#wire !== undefined;
    this.#wire ??= new Wire(this.#target.port);
    const { id, token } = this.#target.witness;
    const mark = randomUUID();
    const asked =
      door.by === 'pocketbase'
        ? `GET /pb/api/collections/users/records/${id} HTTP/1.1\r\nAuthorization: ${token}`
        : `GET /healthz HTTP/1.1\r\nX-Request-Id: ${mark}`;
    this.#wire.send(Buffer.from(`${asked}\r\nHost: localhost\r\n\r\n`));
    const answer: Answer | Silence = await this.#wire.answer();
    const where = kept ? 'on the same connection' : 'on a new connection';
    if (typeof answer === 'string') return `the next request ${where} is ${answer}`;
    if (answer.last) this.close();
    const own =
      door.by === 'pocketbase'
        ? answer.body.includes(`"id":"${id}"`)
        : answer.headers['x-request-id'] === mark && answer.body === '{"alive":true}';
    return own && answer.status === 200
      ? undefined
      : `the next request ${where} got ${answer.status} ${answer.body.slice(0, 200)}`;
  }
}
