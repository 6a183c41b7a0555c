import { CopyLate } from '#api/services/copy/database-copy.ts';
import { done, type Outcome } from '#api/services/outcome.ts';
import type { ChosenOwnModels } from '#api/services/own-models/choose-own-models.ts';
import type { Writer } from '#api/services/writers/writer.ts';
import { tell } from '#api/watch/happened.ts';
import type { OwnModelBrief } from '#shared/contracts/own-models.ts';
import type { GeneratedPost } from '#shared/contracts/page-api.ts';
import type { ProblemCode } from '#shared/problem.ts';
import type { Platform } from '#shared/rules.ts';
import { FullSite } from './full-site.ts';
import type { GenerationEvent } from './generation-events.ts';
import { type GenerationOrder, type OrderWithWriter, writingFor } from './generation-order.ts';
import type { HoldOrder, Ledger } from './ledger.ts';
import { refusals } from './refusals.ts';
import { type Replayed, replay } from './replay.ts';
import { firstSitting, restSitting, type Sitting } from './sitting.ts';
import { type Reader, writeGeneration } from './write-generation.ts';

export type DailyCaps = Pick<HoldOrder, 'fairUsePerDay' | 'sitePerDay'>;

export type Generation =
  | { kind: 'refused'; code: ProblemCode }
  | { kind: 'stored'; result: string; events: AsyncIterable<GenerationEvent> }
  | {
      kind: 'running';
      /** What was there before, where the rest of a generation is written. */
      earlier: readonly GeneratedPost[];
      events(reader: Reader): AsyncIterable<GenerationEvent>;
    };

export class GenerationService {
  readonly #ledger: Ledger;
  readonly #caps: DailyCaps;
  readonly #own: ChosenOwnModels | null;
  readonly #ending = new AbortController();
  readonly #fullSite = new FullSite();
  #running = 0;

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
    const { topic, details, tone, platforms } = order.writing;
    const [platform, ...also] = platforms;
    const answer = await this.#ledger.hold({
      ...order.hold,
      topic,
      details,
      tone,
      platform,
      also: also.join(' '),
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
      const sitting = firstSitting(this.#ledger, answer, order.hold.key, order.writing.platforms);
      return this.#run(order, sitting, answer.own);
    }
    if (answer.outcome === 'replay') return this.#stored(answer, order);
    if (answer.outcome === 'siteUsed') this.#fullSite.tell(order.log);
    return { kind: 'refused', code: refusals[answer.outcome] };
  }

  /** The posts that a generation lacks on one platform, which belong to it and cost nothing more. */
  async continue(order: GenerationOrder, platform: Platform): Promise<Generation> {
    const { userToken, key, bodyHash, voice } = order.hold;
    const { posts } = order.writing;
    const ownModels = this.#own !== null;
    const asked = { userToken, key, bodyHash, voice, platform, posts, ownModels };
    const answer = await this.#ledger.reopen(asked);
    order.log.info({ outcome: answer.outcome }, 'rest of a generation asked for');
    if (answer.outcome === 'reopened') {
      return this.#run(order, restSitting(this.#ledger, answer, key, platform), answer.own);
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
    return { kind: 'stored', result: answer.result, events: replay(answer, order) };
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
    const writer = chosen.value;
    const { voice } = sitting;
    const refused = sitting.platforms.map((platform) =>
      writer.refuses?.({ ...writingFor(order.writing, platform), voice }),
    );
    const platforms = sitting.platforms.filter((_, at) => !refused[at]);
    const [lacking] = refused;
    if (lacking && platforms.length === 0) return this.#refuse(sitting, lacking);
    const writing = { ...order, writer, ownModel: own?.model ?? '' };
    const events = (reader: Reader) => this.#write(writing, { ...sitting, platforms }, reader);
    return { kind: 'running', earlier: sitting.earlier, events };
  }

  async #refuse(sitting: Sitting, code: ProblemCode): Promise<Generation> {
    await sitting.drop(false);
    return { kind: 'refused', code };
  }

  async *#write(
    order: OrderWithWriter,
    sitting: Sitting,
    reader: Reader,
  ): AsyncGenerator<GenerationEvent> {
    this.#running += 1;
    try {
      yield* writeGeneration(order, sitting, reader, this.#ending.signal);
    } finally {
      this.#running -= 1;
    }
  }
}
