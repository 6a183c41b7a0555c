import { APIError } from 'openai/error';
import type { ChatRequest } from './chat-request.ts';
import { WriterError } from './writer-errors.ts';

/** What a provider may not understand, and what is then left out or said differently. */
export type Concession =
  | 'uncounted'
  | 'jsonObject'
  | 'plainJson'
  | 'noTemperature'
  | 'noUsage'
  | 'completionTokens';

const aboutTheFormat = /response_format|json_schema|json_object|structured|grammar/g;

/** The narrower wish first: a complaint about a part of the schema names the schema as well. */
const complaints: Record<Concession, RegExp> = {
  uncounted: /minitems|maxitems/g,
  jsonObject: aboutTheFormat,
  plainJson: aboutTheFormat,
  noTemperature: /temperature/g,
  noUsage: /stream_options|include_usage/g,
  completionTokens: /max_completion_tokens|max_tokens/g,
};

interface Refusal {
  status?: number | undefined;
  message: string;
  param?: unknown;
  code?: unknown;
}

/** With an error's status, or inside an answer that began as a good one. */
function refusalIn(error: unknown): Refusal | null {
  if (error instanceof APIError) return error;
  if (error instanceof WriterError && error.providerWords !== null)
    return { message: error.providerWords };
  return null;
}

const hourMs = 60 * 60 * 1000;

function folded(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}

/** What a complaint may quote: the prompt with all that people typed, and the models' names. */
function sentIn({ messages, model, models = [] }: ChatRequest): string {
  return folded([...messages.map(({ content }) => String(content)), model, ...models].join(' '));
}

/**
 * Reads from a refused request which of our wishes was one too many, whatever the status says. A word
 * that stands in what we sent is no complaint: providers quote, and a visitor wrote the topic.
 */
function complaintIn(
  { param, code, message }: Refusal,
  request: ChatRequest,
  made: ReadonlySet<Concession>,
): Concession | null {
  const sent = sentIn(request);
  // Object.keys widens to string[]; these are the record's own keys.
  const wishes = Object.keys(complaints) as Concession[];
  for (const complaint of [`${param} ${code}`, message]) {
    const namedIn = (wish: Concession) =>
      folded(complaint)
        .match(complaints[wish])
        ?.some((word) => !sent.includes(word)) ?? false;
    const wish = wishes.find((one) => !made.has(one) && namedIn(one));
    if (wish !== undefined) return wish;
  }
  return null;
}

/** Statuses of a server that did not like the request, or fell over it. */
const puzzled = new Set<number | undefined>([400, 422, 500, 501]);
const emptyPhrases =
  /status code \(no body\)|internal[ _]server[ _]error|bad[ _]request|unprocessable entity|message|error|type|code/g;

/** A refusal that says nothing: a schema, or a wish for a count, is what a server most likely stumbles over. */
function isWordless({ status, message }: Refusal): boolean {
  return puzzled.has(status) && !/\p{L}/u.test(folded(message).replace(emptyPhrases, ''));
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
