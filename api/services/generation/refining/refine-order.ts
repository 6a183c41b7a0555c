import type { Log } from '#api/log.ts';
import type { Writer } from '#api/services/writers/writer.ts';
import type { RefineHeld } from '#shared/contracts/ledger/refinements.ts';
import type { RefineRequest } from '#shared/contracts/page-refine.ts';
import { defaultLength, rules } from '#shared/rules.ts';
import type { OwnLimits } from '#shared/text/place.ts';

export interface RefineOrder {
  userToken: string;
  /** One for each click. */
  key: string;
  bodyHash: string;
  request: Omit<RefineRequest, 'mastodonServer'>;
  limits: OwnLimits;
  /** The site's. */
  writer: Writer;
  log: Log;
}

/** An order with what was held for it, and what writes it in the end. */
export interface HeldRefinement extends RefineOrder {
  held: RefineHeld;
  ownModel: string;
}

/** What the ledger told of the generation, as a writer takes it. */
export function writingOf({ key, request, limits, held }: HeldRefinement) {
  const { topic, details, voice } = held;
  const { tone, platform, source } = request;
  const temperature = rules.advanced.temperature.default;
  return {
    ...{ topic, details, voice, tone, platform, limits, temperature },
    ...{ seed: key, posts: 1, length: defaultLength },
    ...(source && { source: { ...source, credited: false } }),
  };
}
