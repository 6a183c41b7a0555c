import { APIError } from 'openai';

/** What a provider may not understand, and what is then left out or said differently. */
export type Concession = 'plainJson' | 'noTemperature' | 'completionTokens';

const complaints: Record<Concession, RegExp> = {
  plainJson: /response_format|json_schema|structured|grammar/i,
  noTemperature: /temperature/i,
  completionTokens: /max_completion_tokens|max_tokens/i,
};

/** OpenRouter answers 404 where no provider of a model takes a parameter. */
const complaintStatuses = new Set([400, 404, 415, 422, 501]);

/** Reads from a refused request which of our wishes was one too many. */
export function concessionFor(error: unknown, made: ReadonlySet<Concession>): Concession | null {
  if (!(error instanceof APIError) || !complaintStatuses.has(error.status ?? 0)) return null;
  const complaint = `${error.param ?? ''} ${error.message}`;
  // Object.keys widens to string[]; these are the record's own keys.
  const wishes = Object.keys(complaints) as Concession[];
  return wishes.find((wish) => !made.has(wish) && complaints[wish].test(complaint)) ?? null;
}
