import type { Log } from '#api/log.ts';
import { CopyLate } from '#api/services/copy/database-copy.ts';
import { done, type Outcome } from '#api/services/outcome.ts';
import type { ChosenOwnModels } from '#api/services/own-models/choose-own-models.ts';
import { ownFailure } from '#api/services/own-models/own-failure.ts';
import type { Writer, WritingOrder } from '#api/services/writers/writer.ts';
import { type Happenings, type Pen, tell } from '#api/watch/happened.ts';
import type { OwnModelBrief } from '#shared/contracts/own-models.ts';
import type {
  DoneEvent,
  ErrorEvent,
  GeneratedPost,
  PostEvent,
  ProgressEvent,
  ReplaceEvent,
} from '#shared/contracts/page-api.ts';
import { type ProblemCode, problemOf, type SentProblem } from '#shared/problem.ts';
import { rules } from '#shared/rules.ts';
import { keepHeld } from './keep-held.ts';
import { lastLook } from './last-look.ts';
import type { HoldOrder, Ledger } from './ledger.ts';
import { Progress } from './progress.ts';
import { refusals } from './refusals.ts';
import { shapePosts } from './shape-posts.ts';
import { firstSitting, postsOf, restSitting, resultOf, type Sitting } from './sitting.ts';
import { type Rhythm, tick, withTicks } from './with-ticks.ts';

export type GenerationEvent =
  | { event: 'post'; data: PostEvent }
  | { event: 'replace'; data: ReplaceEvent }
  | { event: 'progress'; data: ProgressEvent }
  | { event: 'done'; data: DoneEvent }
  | { event: 'error'; data: ErrorEvent & SentProblem };

export type DailyCaps = Pick<HoldOrder, 'fairUsePerDay' | 'sitePerDay'>;

export interface GenerationOrder {
  hold: Pick<HoldOrder, 'userToken' | 'key' | 'bodyHash' | 'voice' | 'advanced'>;
  writing: Omit<WritingOrder, 'seed' | 'heard' | 'voice' | 'earlier'>;
  /** The site's. */
  writer: Writer;
  log: Log;
}

/** An order with what writes it in the end. */
interface Writing extends GenerationOrder {
  /** The name of the user's own model, where that is it: its failures are their provider's. */
  ownModel: string;
}

export type Generation =
  | { kind: 'refused'; code: ProblemCode }
  | { kind: 'stored'; result: string; events: AsyncIterable<GenerationEvent> }
  | {
      kind: 'running';
      /** What was there before, where the rest of a generation is written. */
      earlier: readonly GeneratedPost[];
      /** `oneByOne`: the client sees each post as it comes, and not all of them at the end. */
      events(signal: AbortSignal, oneByOne: boolean): AsyncIterable<GenerationEvent>;
    };

function penOf({ ownModel, writer }: Writing): Pen {
  if (ownModel !== '') return 'own';
  return writer.offline ? 'offline' : 'model';
}

function tellFirstCard(order: Writing, began: number): void {
  const seconds = (performance.now() - began) / 1_000;
  tell('firstCard', { writer: penOf(order), seconds });
}

function tellEnd(order: Writing, outcome: Happenings['generationEnded']['outcome']): void {
  tell('generationEnded', { outcome, writer: penOf(order) });
}

interface Reader {
  signal: AbortSignal;
  oneByOne: boolean;
}

/** Most models give a post before anybody wonders; the others are told of. */
const slow: Rhythm = {
  afterMs: rules.generation.progress.afterSeconds * 1_000,
  everyMs: rules.generation.progress.everySeconds * 1_000,
};

const failed: GenerationEvent = { event: 'error', data: problemOf('generateFailed') };
/** Charged and kept here, but not yet where it would outlive this machine: the same key asks again. */
const late: GenerationEvent = { event: 'error', data: problemOf('copyLate') };

/** The user's own provider failed: the site's does not step in, since somebody would pay for that. */
function ownFailed(error: unknown): GenerationEvent {
  return { event: 'error', data: { ...problemOf(ownFailure(error)), final: true } };
}

interface After extends Pick<DoneEvent, 'plan' | 'left'> {
  /** Missing posts may be asked for once more. */
  rest: boolean;
  /** The name of the user's own model; empty where the site's wrote. */
  ownModel: string;
}

function doneWith(
  posts: readonly GeneratedPost[],
  { writing, writer }: GenerationOrder,
  { plan, left, rest, ownModel }: After,
): GenerationEvent {
  const offline = writer.offline && ownModel === '';
  const told = ownModel === '' ? {} : { ownModel };
  const short = offline && writer.leavesOut?.({ ...writing, voice: null });
  const why = short ? ({ shortened: true } as const) : {};
  const data: DoneEvent = { posts: posts.length, left, plan, offline, ...told, ...why };
  if (posts.length >= writing.posts) return { event: 'done', data };
  // What is written here gives all it has at once.
  const more = rest && !offline ? ({ rest: true } as const) : {};
  return { event: 'done', data: { ...data, incomplete: true, ...more } };
}

type Replayed = After & { result: string };

async function* replay(result: string, order: GenerationOrder, after: After) {
  const posts = postsOf(result);
  for (const [index, post] of posts.entries()) {
    yield { event: 'post', data: { index, ...post } } satisfies GenerationEvent;
  }
  yield doneWith(posts, order, after);
}

export class GenerationService {
  readonly #ledger: Ledger;
  readonly #caps: DailyCaps;
  readonly #own: ChosenOwnModels | null;
  readonly #ending = new AbortController();
  #running = 0;
  #dayOfFullSite = '';

  constructor(ledger: Ledger, caps: DailyCaps, own: ChosenOwnModels | null) {
    this.#ledger = ledger;
    this.#caps = caps;
    this.#own = own;
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
      ownModels: this.#own !== null,
      ownUncounted: this.#own?.counted === false,
      offline: order.writer.offline,
    });
    tell('generationAsked', { outcome: answer.outcome });
    order.log.info({ outcome: answer.outcome }, 'generation asked for');
    if (answer.outcome === 'held') {
      return this.#run(order, firstSitting(this.#ledger, answer, order.hold.key), answer.own);
    }
    if (answer.outcome === 'replay') return this.#stored(answer, order);
    if (answer.outcome === 'siteUsed') this.#tellOfFullSite(order.log);
    return { kind: 'refused', code: refusals[answer.outcome] };
  }

  /** The posts that a generation lacks, which belong to it and cost nothing more. */
  async continue(order: GenerationOrder): Promise<Generation> {
    const { userToken, key, bodyHash, voice } = order.hold;
    const { posts } = order.writing;
    const asked = { userToken, key, bodyHash, voice, posts, ownModels: this.#own !== null };
    const answer = await this.#ledger.reopen(asked);
    order.log.info({ outcome: answer.outcome }, 'rest of a generation asked for');
    if (answer.outcome === 'reopened') {
      return this.#run(order, restSitting(this.#ledger, answer, key), answer.own);
    }
    if (answer.outcome === 'replay') return this.#stored(answer, order);
    return { kind: 'refused', code: refusals[answer.outcome] };
  }

  /** Perhaps somebody asks again for what they were told was not safe yet. */
  async #stored(answer: Replayed, order: GenerationOrder): Promise<Generation> {
    try {
      await this.#ledger.copied();
    } catch (error) {
      if (error instanceof CopyLate) return { kind: 'refused', code: 'copyLate' };
      throw error;
    }
    const { result } = answer;
    return { kind: 'stored', result, events: replay(result, order, answer) };
  }

  /** With the user's own model where one is in use: nobody else's steps in for it. */
  async #run(
    order: GenerationOrder,
    sitting: Sitting,
    own: OwnModelBrief | null,
  ): Promise<Generation> {
    const chosen: Outcome<Writer> =
      own && this.#own ? this.#own.writers.writerFor(own) : done(order.writer);
    if (!chosen.ok) return this.#refuse(sitting, chosen.code);
    const lacking = chosen.value.refuses?.({ ...order.writing, voice: sitting.voice });
    if (lacking) return this.#refuse(sitting, lacking);
    const writing = { ...order, writer: chosen.value, ownModel: own?.model ?? '' };
    const events = (signal: AbortSignal, oneByOne: boolean) =>
      this.#write(writing, sitting, { signal, oneByOne });
    return { kind: 'running', earlier: sitting.earlier, events };
  }

  async #refuse(sitting: Sitting, code: ProblemCode): Promise<Generation> {
    await sitting.drop(false);
    return { kind: 'refused', code };
  }

  async *#write(
    order: Writing,
    sitting: Sitting,
    { signal, oneByOne }: Reader,
  ): AsyncGenerator<GenerationEvent> {
    const { writer, writing, log } = order;
    const { voice, seed } = sitting;
    const earlier = sitting.earlier.map(({ text }) => text);
    let chosen = false;
    const chose = () => {
      chosen = true;
    };
    const posts = writing.posts - earlier.length;
    const progress = new Progress();
    const { heard } = progress;
    const wanted = { ...writing, voice, seed, earlier, posts, chose, heard };
    const written: GeneratedPost[] = [...sitting.earlier];
    let whole = false;
    let settled = false;
    let failure = order.ownModel === '' ? failed : ownFailed(null);
    // Whoever leaves before the one answer they wait for has seen nothing. A whole one is kept for
    // them all the same: their key brings it.
    const shown = (left: boolean) => (oneByOne || whole || !left ? written : sitting.earlier);
    this.#running += 1;
    const began = performance.now();
    const over = new AbortController();
    const stop = AbortSignal.any([signal, this.#ending.signal, over.signal]);
    const letGo = keepHeld(() => sitting.renew(), log);
    try {
      try {
        for await (const text of withTicks(shapePosts(writer, wanted, stop), slow)) {
          if (text === tick) {
            yield { event: 'progress', data: progress.now };
            continue;
          }
          if (written.length === 0) tellFirstCard(order, began);
          // Counted before it is handed over: a client that leaves while reading has seen it.
          const post: GeneratedPost = chosen ? { text, first: true } : { text };
          chosen = false;
          written.push(post);
          yield { event: 'post', data: { index: written.length - 1, ...post } };
        }
        whole = true;
        const fresh = written.slice(earlier.length).map(({ text }) => text);
        const paceMs = progress.ms / fresh.length;
        for (const [at, text] of await lastLook(fresh, writer, wanted, paceMs, stop)) {
          const index = earlier.length + at;
          written[index] = { ...written[index], text };
          yield { event: 'replace', data: { index, text } };
        }
      } catch (error) {
        const isEnding = this.#ending.signal.aborted;
        const said = error instanceof Error ? error.message : String(error);
        const reason = isEnding ? 'the process is ending' : said;
        if (order.ownModel !== '') failure = isEnding ? failed : ownFailed(error);
        log.warn({ reason, posts: written.length }, 'generation did not finish');
      }
      settled = true;
      yield await this.#settle(order, sitting, shown(signal.aborted), failure);
    } finally {
      over.abort();
      letGo();
      // The reader stopped reading between two posts: the same as a client that left.
      if (!settled) await this.#settle(order, sitting, shown(true), failure);
      this.#running -= 1;
    }
  }

  /** What was shown is charged, however the run ended; a run that showed nothing costs nothing. */
  async #settle(
    order: Writing,
    sitting: Sitting,
    shown: readonly GeneratedPost[],
    failure: GenerationEvent,
  ): Promise<GenerationEvent> {
    const { writer, ownModel, log } = order;
    try {
      if (shown.length === sitting.earlier.length) {
        log.info({ writer: writer.name }, 'no post was shown, nothing is charged');
        await sitting.drop(true);
        tellEnd(order, 'nothing');
        return failure;
      }
      const kept = await sitting.keep(resultOf(shown));
      if (kept === 'lost') log.warn('the hold expired before its generation ended');
      const whole = shown.length >= order.writing.posts;
      tellEnd(order, kept === 'lost' ? 'unsettled' : whole ? 'whole' : 'part');
      const { left } = kept === 'lost' ? sitting : kept;
      const { plan, leavesRest: rest } = sitting;
      return doneWith(shown, order, { plan, left, rest, ownModel });
    } catch (error) {
      if (error instanceof CopyLate) return late;
      // The hold runs out by itself; whoever still waits has to hear that this failed.
      tellEnd(order, 'unsettled');
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
