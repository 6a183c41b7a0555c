import { CopyLate } from '#api/services/copy/database-copy.ts';
import { done, type Outcome } from '#api/services/outcome.ts';
import type { ChosenOwnModels } from '#api/services/own-models/choose-own-models.ts';
import type { Writer } from '#api/services/writers/writer.ts';
import { tell } from '#api/watch/happened.ts';
import type { RefineHeld, RefineReplay } from '#shared/contracts/ledger/refinements.ts';
import type { ProblemCode } from '#shared/problem.ts';
import { FullSite } from '../full-site.ts';
import type { DailyCaps } from '../generation.ts';
import type { Ledger } from '../ledger.ts';
import { refusals } from '../refusals.ts';
import { type HeldRefinement, type RefineOrder, writingOf } from './refine-order.ts';
import { type Refinement, replay } from './refinement.ts';
import type { RefinementEvent } from './settle-refinement.ts';
import { writeRefinement } from './write-refinement.ts';

/** One post written anew, as its author asks: held like a generation, and part of the one it is from. */
export class Refining {
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

  get running(): number {
    return this.#running;
  }

  endAll(): void {
    this.#ending.abort();
  }

  async begin(order: RefineOrder): Promise<Refinement> {
    const { userToken, key, bodyHash, request, writer, log } = order;
    const { generation = '', post = '', tone, platform } = request;
    const answer = await this.#ledger.refine({
      ...{ userToken, key, bodyHash, generation, post, tone, platform },
      fairUsePerDay: this.#caps.fairUsePerDay,
      sitePerDay: writer.offline ? null : this.#caps.sitePerDay,
      ownModels: this.#own !== null,
      ownUncounted: this.#own?.counted === false,
      offline: writer.offline,
    });
    tell('refinementAsked', { outcome: answer.outcome });
    log.info({ outcome: answer.outcome }, 'refinement asked for');
    if (answer.outcome === 'held') return this.#run(order, answer);
    if (answer.outcome === 'replay') return this.#stored(answer);
    if (answer.outcome === 'siteUsed') this.#fullSite.tell(log);
    return { kind: 'refused', code: refusals[answer.outcome] };
  }

  async #stored(answer: RefineReplay): Promise<Refinement> {
    try {
      await this.#ledger.copied();
    } catch (error) {
      if (error instanceof CopyLate) return { kind: 'refused', code: 'copyLate' };
      throw error;
    }
    return { kind: 'running', events: () => replay(answer) };
  }

  /** With the user's own model where one is in use: nobody else's steps in for it. */
  async #run(order: RefineOrder, held: RefineHeld): Promise<Refinement> {
    const { own, id } = held;
    const chosen: Outcome<Writer> =
      own && this.#own ? this.#own.writers.writerFor(own) : done(order.writer);
    if (!chosen.ok) return this.#refuse(id, chosen.code);
    const writer = chosen.value;
    const run: HeldRefinement = { ...order, writer, held, ownModel: own?.model ?? '' };
    const lacking = writer.refusesWish?.(order.request, writingOf(run));
    if (lacking) return this.#refuse(id, lacking);
    return { kind: 'running', events: (gone) => this.#write(run, gone) };
  }

  async #refuse(id: string, code: ProblemCode): Promise<Refinement> {
    await this.#ledger.release(id, false);
    return { kind: 'refused', code };
  }

  async *#write(run: HeldRefinement, gone: AbortSignal): AsyncGenerator<RefinementEvent> {
    this.#running += 1;
    try {
      yield* writeRefinement(run, this.#ledger, AbortSignal.any([gone, this.#ending.signal]));
    } finally {
      this.#running -= 1;
    }
  }
}
