import type { Task } from '../../prompt/prompts.ts';
import type { WritingOrder } from '../../writer.ts';
import { AnswerReader } from '../answer/answer-reader.ts';
import type { Budget } from '../budget.ts';
import { type Calls, report } from '../calls.ts';
import { writingRequest } from '../chat-request.ts';
import { requestError } from '../provider-errors.ts';
import { Turns } from '../turns.ts';
import type { WriterError } from '../writer-errors.ts';
import type { Drafts } from './draft.ts';

/** Once most calls gave a draft the others get a quarter of that time more, and never longer than this. */
const longestPatienceMs = 3_000;
/** Somebody waits for a first card: so long after the first draft it is chosen from what there is. */
const latestMs = 10_000;

/** Calls side by side, in turns with those of the generation's other platforms, whose drafts are gathered as they come. */
export class DraftRound {
  /** Enough has come to choose a first card from. */
  readonly ready: Promise<void>;
  readonly over: Promise<void>;
  /** Why the last call that failed did so. */
  error: WriterError | null = null;
  readonly #calls: Calls;
  readonly #order: WritingOrder;
  readonly #budget: Budget;
  readonly #drafts: Drafts;
  readonly #began = performance.now();
  readonly #most: number;
  /** Whether each call that is under way gave a draft. */
  readonly #running = new Map<Task, boolean>();
  #came = 0;
  readonly #isReady = Promise.withResolvers<void>();
  #patience: NodeJS.Timeout | undefined;
  #latest: NodeJS.Timeout | undefined;

  constructor(
    calls: Calls,
    order: WritingOrder,
    tasks: readonly Task[],
    drafts: Drafts,
    budget: Budget,
  ) {
    this.#calls = calls;
    this.#order = order;
    this.#drafts = drafts;
    this.#budget = budget;
    this.#most = Math.ceil(tasks.length / 2);
    this.ready = this.#isReady.promise;
    const turns = order.turns ?? new Turns();
    const calling = tasks.map((task) => this.#take(turns, task));
    this.over = Promise.all(calling).then(() => this.#finish());
  }

  async #take(turns: Turns, task: Task): Promise<void> {
    const error = await turns.run({
      calls: this.#calls,
      budget: this.#budget,
      attempt: (budget, isLast) => this.#write(task, budget.share(), isLast),
    });
    if (error !== null) this.error = error;
    this.#look();
  }

  /** One call; null where it went well enough to be kept. */
  async #write(task: Task, budget: Budget, isLast: () => boolean): Promise<WriterError | null> {
    const { breaker, config } = this.#calls;
    let call: ReturnType<typeof breaker.enter> | null = null;
    let gave = 0;
    this.#running.set(task, false);
    try {
      call = breaker.enter();
      const newReader = () => new AnswerReader(task.posts, this.#order.heard);
      const request = writingRequest.bind(null, this.#order, task, config);
      for await (const raw of this.#calls.read(request, newReader, budget)) {
        call.succeeded();
        gave += 1;
        if (this.#drafts.add(raw) === null) continue;
        this.#came += 1;
        this.#running.set(task, true);
        this.#look();
      }
      return null;
    } catch (reason) {
      const error = requestError(reason);
      // One word about the provider for each order: the others only tell that it takes fewer.
      if (call !== null && isLast()) report(call, error);
      return gave > 0 && error.kind !== 'aborted' ? null : error;
    } finally {
      call?.left();
      budget.end();
      this.#running.delete(task);
      this.#look();
    }
  }

  #look(): void {
    if (this.#came === 0) return;
    this.#latest ??= setTimeout(this.#isReady.resolve, latestMs);
    if (this.#came < this.#most) return;
    const untilNow = performance.now() - this.#began;
    const patience = Math.min(untilNow / 4, longestPatienceMs);
    this.#patience ??= setTimeout(this.#isReady.resolve, patience);
    if ([...this.#running.values()].every((gave) => gave)) this.#isReady.resolve();
  }

  #finish(): void {
    this.#isReady.resolve();
    clearTimeout(this.#patience);
    clearTimeout(this.#latest);
  }
}
