import { givenBy } from '#api/services/writers/given.ts';
import type { Refined } from '#shared/contracts/page-refine.ts';
import { lostFacts, unknownFacts } from '#shared/text/facts.ts';
import { type HeldRefinement, writingOf } from './refine-order.ts';

/** A translation spells names as its language does: of them nobody can say that they are new. */
export function compared(run: HeldRefinement, text: string): Refined {
  const { text: before, action, instruction = '' } = run.request;
  const told = givenBy(writingOf(run));
  const source = [before, told, instruction].join('\n');
  const added = action === 'translate' ? [] : unknownFacts(text, source);
  return { text, lost: lostFacts(before, text, told), added };
}
