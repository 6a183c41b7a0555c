import type { ChatRequest } from './request/chat.ts';
import { type Concession, complaintIn, isWordless, refusalIn } from './request/complaints.ts';

const hourMs = 60 * 60 * 1000;

/** What one order leaves out: what is known, and what it tries. */
export interface Trial {
  readonly made: ReadonlySet<Concession>;
  /** Whether another request is worth trying after this error. */
  concede(error: unknown, request: ChatRequest): boolean;
  /** The order went well: what it left out was indeed too much. */
  passed(): void;
}

/** What one server was found not to understand. It is forgotten after an hour: servers learn. */
export class Concessions {
  readonly #until = new Map<Concession, number>();
  readonly #now: () => number;

  constructor(now: () => number) {
    this.#now = now;
  }

  begin(): Trial {
    const known = [...this.#until].filter(([, until]) => this.#now() < until);
    const made = new Set(known.map(([wish]) => wish));
    const tried = new Set<Concession>();
    return {
      made,
      concede: (error, request) => {
        const refusal = refusalIn(error);
        if (refusal === null) return false;
        const wish = complaintIn(refusal, request, made);
        if (wish !== null) {
          made.add(wish);
          tried.add(wish);
          return true;
        }
        // Not remembered: nobody said that it was this, and an outage may be over a moment later.
        const wishes = 'response_format' in request || 'stream_options' in request;
        const isGuess = wishes && isWordless(refusal);
        if (isGuess) made.add('plainJson').add('noUsage');
        return isGuess;
      },
      passed: () => {
        for (const wish of tried) this.#until.set(wish, this.#now() + hourMs);
        tried.clear();
      },
    };
  }
}
