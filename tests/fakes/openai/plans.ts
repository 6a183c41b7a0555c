import type { IncomingHttpHeaders } from 'node:http';
import { completionOf, eventsOf, type StreamShape } from './wire.ts';

/** What the fake remembers of a request. */
export interface SeenRequest {
  path: string;
  headers: IncomingHttpHeaders;
  body: Record<string, unknown>;
  /** Two requests from the same port came over the same connection. */
  clientPort: number | undefined;
  /** When it came, in milliseconds of `performance.now()`. */
  at: number;
  /** True once the client went away before it had the whole answer. */
  leftEarly: boolean;
  /** Resolves when the answer is out or the client is gone. */
  over: Promise<void>;
}

export type Step =
  /** One chunk of the body, flushed by itself. */
  | { bytes: Buffer }
  /** Nothing more before so many milliseconds after the answer began. */
  | { notBefore: number }
  /** Nothing more before the test says so. */
  | { until: Promise<unknown> }
  /** Silence until the client leaves. */
  | 'hang'
  /** The connection drops. */
  | 'cut';

export interface Answer {
  status: number;
  headers: Record<string, string>;
  steps: Step[];
  /** Not even the headers are sent. */
  mute?: boolean;
}

export type Plan = (request: SeenRequest) => Answer;

export interface Saying extends StreamShape {
  /** Where the body is split on the wire: after each event, after each byte, or at byte offsets. */
  split?: 'events' | 'bytes' | number[];
  /** The deltas are spread evenly over this time. */
  seconds?: number;
  /** It waits for each of these, at places spread evenly over the deltas. */
  pauses?: Promise<unknown>[];
  /** The body stops at this byte: the connection drops, or hangs. */
  stopAt?: number;
  stop?: 'cut' | 'hang';
}

const json = { 'content-type': 'application/json' };

export function postsJson(posts: readonly string[]): string {
  return JSON.stringify({ posts });
}

function piecesOf(events: string[], split: Saying['split']): Buffer[] {
  if (split === undefined || split === 'events') return events.map((event) => Buffer.from(event));
  const body = Buffer.from(events.join(''));
  const offsets = split === 'bytes' ? Array.from(body.keys()) : split;
  const edges = [0, ...offsets.filter((at) => at > 0 && at < body.length), body.length];
  return edges.slice(1).map((end, index) => body.subarray(edges[index], end));
}

function stopped(pieces: Buffer[], at: number): Buffer[] {
  let room = at;
  const kept: Buffer[] = [];
  for (const piece of pieces) {
    if (room <= 0) break;
    kept.push(piece.subarray(0, room));
    room -= piece.length;
  }
  return kept;
}

/** The model says this text: as a stream where one was asked for, otherwise in one piece. */
export function says(text: string, saying: Saying = {}): Plan {
  const { split, seconds, pauses = [], stopAt, stop = 'cut', ...shape } = saying;
  let pieces = piecesOf(eventsOf(text, shape), split);
  if (stopAt !== undefined) pieces = stopped(pieces, stopAt);
  const pace = seconds === undefined ? 0 : (seconds * 1000) / pieces.length;
  const steps = pieces.flatMap((bytes, index): Step[] =>
    pace === 0 ? [{ bytes }] : [{ notBefore: Math.round((index + 1) * pace) }, { bytes }],
  );
  for (const [index, until] of pauses.entries()) {
    const place = Math.floor(((index + 1) * steps.length) / (pauses.length + 1));
    steps.splice(place, 0, { until });
  }
  if (stopAt !== undefined) steps.push(stop);
  const whole: Step[] = [{ bytes: Buffer.from(completionOf(text, shape.finish ?? 'stop')) }];
  return ({ body }) =>
    body.stream === true
      ? { status: 200, headers: { 'content-type': 'text/event-stream' }, steps }
      : { status: 200, headers: json, steps: whole };
}

export function saysPosts(posts: readonly string[], saying: Saying = {}): Plan {
  return says(postsJson(posts), saying);
}

/** Any status with a JSON body; status 200 with `error` is what OpenRouter does at times. */
export function answers(status: number, body: unknown, headers: Record<string, string> = {}): Plan {
  const bytes = Buffer.from(typeof body === 'string' ? body : JSON.stringify(body));
  return () => ({ status, headers: { ...json, ...headers }, steps: [{ bytes }] });
}

export function refuses(
  status: number,
  message = 'no',
  headers: Record<string, string> = {},
): Plan {
  return answers(status, { error: { message, code: status } }, headers);
}

/** Takes the request and never says a word, or says its headers only. */
export function hangs(after: 'nothing' | 'headers' = 'nothing'): Plan {
  const headers = { 'content-type': 'text/event-stream' };
  return () => ({ status: 200, headers, steps: ['hang'], mute: after === 'nothing' });
}

export function drops(): Plan {
  return () => ({ status: 200, headers: {}, steps: ['cut'], mute: true });
}
