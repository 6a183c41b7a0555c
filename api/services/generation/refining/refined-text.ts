import { givenBy } from '#api/services/writers/given.ts';
import type { WritingOrder } from '#api/services/writers/writer.ts';
import type { Refined } from '#shared/contracts/page-refine.ts';
import { lostFacts, unknownFacts } from '#shared/text/facts.ts';
import { repairs } from '../repairs.ts';
import { tick, withTicks } from '../running/with-ticks.ts';
import { shapePosts } from '../shape-posts.ts';
import { slow } from '../write-generation.ts';
import { type HeldRefinement, writingOf } from './refine-order.ts';

/** Somebody waits beside their post. */
const longestRepairMs = 6_000;

/** Cleaned, fitting and with no more signs of a machine than could be mended; ticks while it is written. */
export async function* written(
  { writer, request }: HeldRefinement,
  order: WritingOrder,
  signal: AbortSignal,
): AsyncGenerator<string | typeof tick> {
  const write = () => writer.refine(request, order, signal);
  for await (const text of withTicks(shapePosts({ ...writer, write }, order, signal), slow)) {
    if (text === tick) {
      yield tick;
      continue;
    }
    const inTime = AbortSignal.any([signal, AbortSignal.timeout(longestRepairMs)]);
    const repaired = await repairs([text], order, async (flawed) =>
      writer.mend ? await writer.mend(flawed, order, inTime).catch(() => []) : [],
    );
    yield repaired.get(0) ?? text;
    return;
  }
}

/** A translation spells names as its language does: of them nobody can say that they are new. */
export function compared(run: HeldRefinement, text: string): Refined {
  const { text: before, action, instruction = '' } = run.request;
  const told = givenBy(writingOf(run));
  const source = [before, told, instruction].join('\n');
  const added = action === 'translate' ? [] : unknownFacts(text, source);
  return { text, lost: lostFacts(before, text, told), added };
}
