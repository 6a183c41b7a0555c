import { overlap, tooMuchShared } from '#shared/text/copies/overlap.ts';
import type { WritingOrder } from '../../writer.ts';
import { garbage } from '../answer/answer-text.ts';
import { VerdictReader } from '../answer/verdict-reader.ts';
import type { Breaker } from '../breaker.ts';
import type { Budget } from '../budget.ts';
import type { Calls } from '../calls.ts';
import { choosingRequest } from '../request/asides.ts';
import { byFindings, candidatesOf, type Draft, Drafts } from './draft.ts';
import { DraftRound } from './draft-round.ts';
import { draftTasks, furtherTasks } from './draft-tasks.ts';

/** Nobody waits longer for somebody's opinion: what code thinks of the drafts is enough then. */
const longestVerdictMs = 15_000;
/** Named beyond those that are wanted, since another platform may show much the same while somebody chooses. */
const spare = 2;

interface Choice {
  text: string;
  /** Chosen by the model, and not by what code found. */
  chosen: boolean;
}

/** One order: more drafts than posts, and verdicts over them. */
export class Choosing {
  readonly #calls: Calls;
  readonly #verdicts: Breaker;
  readonly #order: WritingOrder;
  readonly #budget: Budget;
  readonly #drafts: Drafts;
  readonly #shown = new Set<Draft>();

  constructor(calls: Calls, verdicts: Breaker, order: WritingOrder, budget: Budget) {
    this.#calls = calls;
    this.#verdicts = verdicts;
    this.#order = order;
    this.#budget = budget;
    this.#drafts = new Drafts(order);
  }

  /** The best first. What nobody would choose fills no gap: there may be fewer than were ordered. */
  async *write(): AsyncGenerator<string> {
    const { posts, earlier = [] } = this.#order;
    const round = this.#begin(draftTasks(posts, earlier));
    await round.ready;
    for await (const { text, chosen } of this.#choose(this.#left, 1)) {
      if (chosen && earlier.length === 0) this.#order.chose?.();
      yield text;
    }
    await round.over;
    this.#demandDrafts(round);
    yield* this.#texts(this.#left, posts - this.#shown.size);
    const missing = posts - this.#shown.size;
    if (missing > 0 && this.#budget.error === null) {
      const before = new Set(this.#drafts.all);
      await this.#begin(furtherTasks(missing, this.#there)).over;
      const fresh = this.#drafts.all.filter((draft) => !before.has(draft));
      yield* this.#texts(fresh, missing);
    }
    // Doubted by everybody, and still better than nothing for whoever waited.
    if (this.#shown.size === 0) yield* this.#take(byFindings(this.#drafts.all).slice(0, 1));
    if (this.#shown.size < posts && this.#budget.error !== null) throw this.#budget.error;
  }

  #begin(tasks: ReturnType<typeof draftTasks>): DraftRound {
    return new DraftRound(this.#calls, this.#order, tasks, this.#drafts, this.#budget);
  }

  get #left(): Draft[] {
    return this.#drafts.all.filter((draft) => !this.#shown.has(draft));
  }

  /** What the author sees already. */
  get #there(): string[] {
    return [...(this.#order.earlier ?? []), ...[...this.#shown].map(({ text }) => text)];
  }

  #demandDrafts({ error }: DraftRound): void {
    if (this.#drafts.all.length > 0) return;
    throw this.#budget.error ?? error ?? garbage('holds no posts');
  }

  async *#texts(drafts: readonly Draft[], most: number): AsyncGenerator<string> {
    for await (const { text } of this.#choose(drafts, most)) yield text;
  }

  /** As they are named. Where no verdict comes, those that fit, with the fewest findings first. */
  async *#choose(drafts: readonly Draft[], most: number): AsyncGenerator<Choice> {
    if (drafts.length === 0 || most <= 0) return;
    const before = this.#shown.size;
    const enough = before + most;
    const { others = [] } = this.#order;
    const named = others.length > 0 ? most + spare : most;
    const passed: Draft[] = [];
    try {
      for await (const draft of this.#verdict(this.#candidates(drafts, most), named)) {
        if (this.#isSaidElsewhere(draft)) {
          passed.push(draft);
          continue;
        }
        this.#shown.add(draft);
        yield { text: draft.text, chosen: true };
        if (this.#shown.size === enough) return;
      }
      // What says much the same is still better than none.
      for (const text of this.#take(passed.slice(0, enough - this.#shown.size)))
        yield { text, chosen: true };
    } catch (error) {
      if (this.#budget.error?.kind === 'aborted') throw error;
      if (this.#shown.size > before) return;
      const fitting = byFindings(this.#candidates(drafts, most)).filter(({ fits }) => fits);
      for (const text of this.#take(fitting.slice(0, most))) yield { text, chosen: false };
    }
  }

  /** What another platform of the same idea shows already is not said again where there is enough else. */
  #candidates(drafts: readonly Draft[], most: number): Draft[] {
    const all = candidatesOf(drafts);
    const own = all.filter((draft) => !this.#isSaidElsewhere(draft));
    return own.length >= most ? own : all;
  }

  #isSaidElsewhere({ text }: Draft): boolean {
    const { topic, share, elsewhere = () => [] } = this.#order;
    const needed = [topic, ...(share?.everywhere ?? [])];
    return elsewhere().some((there) => overlap(text, there, needed) > tooMuchShared);
  }

  *#take(drafts: readonly Draft[]): Generator<string> {
    for (const draft of drafts) {
      this.#shown.add(draft);
      yield draft.text;
    }
  }

  async *#verdict(drafts: readonly Draft[], most: number): AsyncGenerator<Draft> {
    const byNumber = new Map(drafts.map((draft) => [draft.number, draft]));
    const request = choosingRequest.bind(
      null,
      this.#order,
      { drafts, most, earlier: this.#there },
      this.#calls.config,
    );
    const newReader = () => new VerdictReader(byNumber.keys(), most);
    const budget = this.#budget.share(longestVerdictMs);
    for await (const number of this.#calls.aside(this.#verdicts, request, newReader, budget)) {
      const draft = byNumber.get(number);
      if (draft !== undefined) yield draft;
    }
  }
}
