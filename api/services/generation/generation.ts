import type { Log } from '#api/log.ts';
import type { Writer, WritingOrder } from '#api/services/writers/writer.ts';
import type { Held } from '#shared/contracts/ledger.ts';
import type {
  DoneEvent,
  GenerateAnswer,
  PostEvent,
  ProgressEvent,
  ReplaceEvent,
} from '#shared/contracts/page-api.ts';
import { type Problem, type ProblemCode, problemOf } from '#shared/problem.ts';
import type { HoldOrder, Ledger } from './ledger.ts';
import { refusals } from './refusals.ts';
import { shapePosts } from './shape-posts.ts';

export type GenerationEvent =
  | { event: 'post'; data: PostEvent }
  | { event: 'replace'; data: ReplaceEvent }
  | { event: 'progress'; data: ProgressEvent }
  | { event: 'done'; data: DoneEvent }
  | { event: 'error'; data: Problem };

export type DailyCaps = Pick<HoldOrder, 'fairUsePerDay' | 'sitePerDay'>;

export interface GenerationOrder {
  hold: Pick<HoldOrder, 'userToken' | 'key' | 'bodyHash' | 'voice' | 'advanced'>;
  writing: Omit<WritingOrder, 'seed' | 'heard' | 'voice'>;
  writer: Writer;
  log: Log;
}

export type Generation =
  | { kind: 'refused'; code: ProblemCode }
  | { kind: 'stored'; result: string; events: AsyncIterable<GenerationEvent> }
  | {
      kind: 'running';
      /** `oneByOne`: the client sees each post as it comes, and not all of them at the end. */
      events(signal: AbortSignal, oneByOne: boolean): AsyncIterable<GenerationEvent>;
    };

interface Reader {
  signal: AbortSignal;
  oneByOne: boolean;
}

const failed: GenerationEvent = { event: 'error', data: problemOf('generateFailed') };

type Left = Pick<DoneEvent, 'plan' | 'left'>;

function doneWith(
  posts: string[],
  ordered: number,
  { offline }: Writer,
  { plan, left }: Left,
): GenerationEvent {
  const incomplete = posts.length < ordered ? { incomplete: true } : {};
  return { event: 'done', data: { posts: posts.length, left, plan, offline, ...incomplete } };
}

export function resultOf(posts: string[]): string {
  return JSON.stringify({ posts: posts.map((text) => ({ text })) } satisfies GenerateAnswer);
}

async function* replay(result: string, { writing, writer }: GenerationOrder, after: Left) {
  const posts = (JSON.parse(result) as GenerateAnswer).posts.map(({ text }) => text);
  for (const [index, text] of posts.entries()) {
    yield { event: 'post', data: { index, text } } satisfies GenerationEvent;
  }
  yield doneWith(posts, writing.posts, writer, after);
}

export class GenerationService {
  readonly #ledger: Ledger;
  readonly #caps: DailyCaps;
  readonly #ending = new AbortController();
  #running = 0;
  #dayOfFullSite = '';

  constructor(ledger: Ledger, caps: DailyCaps) {
    this.#ledger = ledger;
    this.#caps = caps;
  }

  /** How many are being written now. */
  get running(): number {
    return this.#running;
  }

  /** The process is about to go: what is still being written ends here, settled, with its last event. */
  endAll(): void {
    this.#ending.abort();
  }

  /** Holds first, so that nothing is written for somebody who may not have it. */
  async begin(order: GenerationOrder): Promise<Generation> {
    const { fairUsePerDay, sitePerDay } = this.#caps;
    const { topic, details, tone, platform } = order.writing;
    const answer = await this.#ledger.hold({
      ...order.hold,
      topic,
      details,
      tone,
      platform,
      fairUsePerDay,
      // What is written here costs the operator nothing.
      sitePerDay: order.writer.offline ? null : sitePerDay,
    });
    order.log.info({ outcome: answer.outcome }, 'generation asked for');
    if (answer.outcome === 'held') {
      const events = (signal: AbortSignal, oneByOne: boolean) =>
        this.#write(order, answer, { signal, oneByOne });
      return { kind: 'running', events };
    }
    if (answer.outcome === 'replay') {
      const { result } = answer;
      return { kind: 'stored', result, events: replay(result, order, answer) };
    }
    if (answer.outcome === 'siteUsed') this.#tellOfFullSite(order.log);
    return { kind: 'refused', code: refusals[answer.outcome] };
  }

  async *#write(
    order: GenerationOrder,
    held: Held,
    { signal, oneByOne }: Reader,
  ): AsyncGenerator<GenerationEvent> {
    const { writer, writing, hold, log } = order;
    const wanted = { ...writing, voice: held.voice, seed: hold.key };
    const written: string[] = [];
    let whole = false;
    let settled = false;
    // Whoever leaves before the one answer they wait for has seen nothing. A whole one is kept for
    // them all the same: their key brings it.
    const shown = (left: boolean) => (oneByOne || whole || !left ? written : []);
    this.#running += 1;
    const stop = AbortSignal.any([signal, this.#ending.signal]);
    try {
      try {
        for await (const text of shapePosts(writer, wanted, stop)) {
          // Counted before it is handed over: a client that leaves while reading has seen it.
          written.push(text);
          yield { event: 'post', data: { index: written.length - 1, text } };
        }
        whole = true;
      } catch (error) {
        const failure = error instanceof Error ? error.message : String(error);
        const reason = this.#ending.signal.aborted ? 'the process is ending' : failure;
        log.warn({ reason, posts: written.length }, 'generation did not finish');
      }
      settled = true;
      yield await this.#settle(order, held, shown(signal.aborted));
    } finally {
      // The reader stopped reading between two posts: the same as a client that left.
      if (!settled) await this.#settle(order, held, shown(true));
      this.#running -= 1;
    }
  }

  /** What was shown is charged, however the run ended; a run that showed nothing costs nothing. */
  async #settle(
    { writer, writing, log }: GenerationOrder,
    held: Held,
    shown: string[],
  ): Promise<GenerationEvent> {
    try {
      if (shown.length === 0) {
        log.info({ writer: writer.name }, 'no post was shown, nothing is charged');
        await this.#ledger.release(held.id);
        return failed;
      }
      const committed = await this.#ledger.commit(held.id, resultOf(shown));
      if (committed.outcome === 'lost') log.warn('the hold expired before its generation ended');
      const { left } = committed.outcome === 'lost' ? held : committed;
      return doneWith(shown, writing.posts, writer, { plan: held.plan, left });
    } catch (error) {
      // The hold runs out by itself; whoever still waits has to hear that this failed.
      log.error({ error }, 'a generation could not be settled');
      return failed;
    }
  }

  #tellOfFullSite(log: Log): void {
    const today = new Date().toISOString().slice(0, 10);
    if (this.#dayOfFullSite === today) return;
    this.#dayOfFullSite = today;
    log.warn('GENERATIONS_PER_DAY is reached: no more generations today');
  }
}
