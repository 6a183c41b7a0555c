import { messageOf } from '#api/log.ts';
import { CopyLate } from '#api/services/copy/database-copy.ts';
import { type Happenings, tell } from '#api/watch/happened.ts';
import type { ProgressEvent } from '#shared/contracts/page-api.ts';
import type { Refined, RefinedEvent } from '#shared/contracts/page-refine.ts';
import type { ProblemCode } from '#shared/problem.ts';
import type { Unsaid } from '../generation-events.ts';
import { penOf } from '../generation-order.ts';
import type { Ledger } from '../ledger.ts';
import type { HeldRefinement } from './refine-order.ts';

export type RefinementEvent =
  | { event: 'progress'; data: ProgressEvent }
  | { event: 'done'; data: RefinedEvent }
  | { event: 'error'; data: Unsaid };

export function failed(code: ProblemCode): RefinementEvent {
  return { event: 'error', data: { code, final: true } };
}

function tellEnd(run: HeldRefinement, outcome: Happenings['refinementEnded']['outcome']): void {
  tell('refinementEnded', { outcome, writer: penOf(run) });
}

export async function kept(
  run: HeldRefinement,
  ledger: Ledger,
  refined: Refined,
): Promise<RefinementEvent> {
  const { held, ownModel, writer, log } = run;
  try {
    const { outcome } = await ledger.commit(held.id, JSON.stringify(refined));
    if (outcome === 'lost') log.warn('the hold expired before its refinement ended');
    tellEnd(run, outcome === 'lost' ? 'unsettled' : 'whole');
    const { left, plan } = held;
    const told = ownModel === '' ? {} : { ownModel };
    const offline = writer.offline;
    return { event: 'done', data: { ...refined, left, plan, offline, ...told } };
  } catch (error) {
    if (error instanceof CopyLate) {
      tellEnd(run, 'whole');
      return failed('copyLate');
    }
    tellEnd(run, 'unsettled');
    log.error({ reason: messageOf(error) }, 'a refinement could not be settled');
    // It may have been counted all the same; the key tells.
    return failed('refineUnknown');
  }
}

/** A hold that cannot be given back runs out by itself; whoever still waits has to hear that this failed. */
export async function giveBack(run: HeldRefinement, ledger: Ledger): Promise<void> {
  try {
    await ledger.release(run.held.id, true);
    tellEnd(run, 'nothing');
  } catch (error) {
    tellEnd(run, 'unsettled');
    run.log.error({ reason: messageOf(error) }, 'a refinement could not be settled');
  }
}
