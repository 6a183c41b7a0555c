import type Stripe from 'stripe';
import { invalid } from './fault.ts';
import type { Form } from './form.ts';

/** One call of the API, as its endpoint sees it. */
export interface Call {
  id: string;
  params: Form;
}

type Names<Params> = readonly (keyof Params & string)[];

/** Stripe refuses what it does not know, and so does this: the names are the SDK's own. */
export function allowOnly<Params>(params: Form, names: Names<Params>): void {
  for (const name of Object.keys(params)) {
    if (name === 'expand' || (names as readonly string[]).includes(name)) continue;
    throw invalid(`Received unknown parameter: ${name}`, name, 'parameter_unknown');
  }
}

type Paged = Stripe.PaginationParams;

export const pageNames = [
  'limit',
  'starting_after',
  'ending_before',
] as const satisfies Names<Paged>;

/** Newest first, a page at a time, as every list of Stripe's is. */
export function listOf<Item extends { id: string }>(
  url: string,
  items: Iterable<Item>,
  params: Form,
): { object: 'list'; url: string; has_more: boolean; data: Item[] } {
  const newestFirst = [...items].toReversed();
  const after = newestFirst.findIndex(({ id }) => id === params.starting_after);
  if (params.starting_after !== undefined && after === -1) {
    throw invalid(
      `No such object: '${params.starting_after}'`,
      'starting_after',
      'resource_missing',
    );
  }
  const limit = Number(params.limit ?? 10);
  if (!Number.isInteger(limit) || limit < 1 || limit > 100) {
    throw invalid('Invalid limit: must be between 1 and 100', 'limit');
  }
  const rest = newestFirst.slice(after + 1);
  return { object: 'list', url, has_more: rest.length > limit, data: rest.slice(0, limit) };
}
