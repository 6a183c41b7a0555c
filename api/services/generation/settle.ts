import { messageOf } from '#api/log.ts';
import { CopyLate } from '#api/services/copy/database-copy.ts';
import { type Happenings, tell } from '#api/watch/happened.ts';
import type { GeneratedPost } from '#shared/contracts/page-api.ts';
import {
  doneWith,
  failed,
  type GenerationEvent,
  late,
  type Problems,
} from './generation-events.ts';
import { type OrderWithWriter, penOf } from './generation-order.ts';
import { resultOf, type Sitting } from './sitting.ts';

function tellEnd(order: OrderWithWriter, outcome: Happenings['generationEnded']['outcome']): void {
  tell('generationEnded', { outcome, writer: penOf(order) });
}

/** What was shown is charged, however the run ended; a run that showed nothing costs nothing. */
export async function settle(
  order: OrderWithWriter,
  sitting: Sitting,
  shown: readonly GeneratedPost[],
  failure: GenerationEvent,
  problems: Problems,
): Promise<GenerationEvent> {
  const { writer, ownModel, log } = order;
  try {
    if (shown.length === sitting.earlier.length) {
      log.info({ writer: writer.name }, 'no post was shown, nothing is charged');
      await sitting.drop(true);
      tellEnd(order, 'nothing');
      return failure;
    }
    const kept = await sitting.keep(resultOf(shown));
    if (kept === 'lost') log.warn('the hold expired before its generation ended');
    const { posts, platforms } = order.writing;
    const whole = shown.length >= posts * platforms.length;
    tellEnd(order, kept === 'lost' ? 'unsettled' : whole ? 'whole' : 'part');
    const { left } = kept === 'lost' ? sitting : kept;
    const { plan, rest } = sitting;
    return doneWith(shown, order, { plan, left, rest, ownModel }, problems);
  } catch (error) {
    if (error instanceof CopyLate) return late;
    // The hold runs out by itself; whoever still waits has to hear that this failed.
    tellEnd(order, 'unsettled');
    log.error({ reason: messageOf(error) }, 'a generation could not be settled');
    return failed;
  }
}
