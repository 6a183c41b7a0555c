import { postLanguage } from '#api/services/writers/given.ts';
import type { WritingOrder } from '#api/services/writers/writer.ts';
import { beside } from '../beside.ts';
import { repairs, voiceReading } from '../repairs.ts';
import { tick, withTicks } from '../running/with-ticks.ts';
import { shapePosts } from '../shape-posts.ts';
import { slow } from '../write-generation.ts';
import type { HeldRefinement } from './refine-order.ts';

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
    // Only a translation's language is known: any other post may have become another language before.
    const reading = {
      ...voiceReading(order.voice),
      language: request.action === 'translate' ? (request.language ?? null) : null,
      likely: postLanguage(request.text, { ...order, orderedIn: request.orderedIn }),
    };
    const repaired = await repairs([text], order, reading, (flawed) =>
      beside(writer.mend?.(flawed, order, inTime), order),
    );
    yield repaired.get(0) ?? text;
    return;
  }
}
