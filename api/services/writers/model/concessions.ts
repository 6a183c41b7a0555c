import { APIError } from 'openai';
import type { ChatRequest } from './chat-request.ts';

/** What a provider may not understand, and what is then left out or said differently. */
export type Concession = 'uncounted' | 'plainJson' | 'noTemperature' | 'completionTokens';

/** The narrower wish first: a complaint about a part of the schema names the schema as well. */
const complaints: Record<Concession, RegExp> = {
  uncounted: /minitems|maxitems/g,
  plainJson: /response_format|json_schema|structured|grammar/g,
  noTemperature: /temperature/g,
  completionTokens: /max_completion_tokens|max_tokens/g,
};

const hourMs = 60 * 60 * 1000;

function folded(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}

/**
 * Reads from a refused request which of our wishes was one too many, whatever the status says. A word
 * that stands in what we sent is no complaint: providers quote, and a visitor wrote the topic.
 */
function complaintIn(
  error: APIError,
  { messages }: ChatRequest,
  made: ReadonlySet<Concession>,
): Concession | null {
  const sent = folded(messages.map(({ content }) => String(content)).join(' '));
  // Object.keys widens to string[]; these are the record's own keys.
  const wishes = Object.keys(complaints) as Concession[];
  for (const complaint of [`${error.param} ${error.code}`, error.message]) {
    const namedIn = (wish: Concession) =>
      folded(complaint)
        .match(complaints[wish])
        ?.some((word) => !sent.includes(word)) ?? false;
    const wish = wishes.find((one) => !made.has(one) && namedIn(one));
    if (wish !== undefined) return wish;
  }
  return null;
}

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
        const wish = error instanceof APIError ? complaintIn(error, request, made) : null;
        if (wish === null) return false;
        made.add(wish);
        tried.add(wish);
        return true;
      },
      passed: () => {
        for (const wish of tried) this.#until.set(wish, this.#now() + hourMs);
        tried.clear();
      },
    };
  }
}
