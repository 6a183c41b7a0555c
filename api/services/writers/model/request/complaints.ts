import { APIError } from 'openai/error';
import { WriterError } from '../writer-errors.ts';
import type { ChatRequest } from './chat.ts';

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
export function refusalIn(error: unknown): Refusal | null {
  if (error instanceof APIError) return error;
  if (error instanceof WriterError && error.providerWords !== null)
    return { message: error.providerWords };
  return null;
}

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
export function complaintIn(
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
export function isWordless({ status, message }: Refusal): boolean {
  return puzzled.has(status) && !/\p{L}/u.test(folded(message).replace(emptyPhrases, ''));
}
