import { CopyLate } from '#api/services/copy/database-copy.ts';
import { ownFailure } from '#api/services/own-models/own-failure.ts';
import { givenBy } from '#api/services/writers/given.ts';
import type { WritingOrder } from '#api/services/writers/writer.ts';
import { type Happenings, tell } from '#api/watch/happened.ts';
import type { ProgressEvent } from '#shared/contracts/page-api.ts';
import type { Refined, RefinedEvent } from '#shared/contracts/page-refine.ts';
import type { ProblemCode } from '#shared/problem.ts';
import { sameText } from '#shared/text/clean.ts';
import { lostFacts, unknownFacts } from '#shared/text/facts.ts';
import type { Unsaid } from './generation-events.ts';
import { penOf } from './generation-order.ts';
import { keepHeld } from './keep-held.ts';
import type { Ledger } from './ledger.ts';
import { Progress } from './progress.ts';
import { type HeldRefinement, writingOf } from './refining.ts';
import { repairs } from './repairs.ts';
import { tick, withTicks } from './running/with-ticks.ts';
import { shapePosts } from './shape-posts.ts';
import { AllCopied } from './source/own-words.ts';
import { slow } from './write-generation.ts';

export type RefinementEvent =
  | { event: 'progress'; data: ProgressEvent }
  | { event: 'done'; data: RefinedEvent }
  | { event: 'error'; data: Unsaid };

function failed(code: ProblemCode): RefinementEvent {
  return { event: 'error', data: { code, final: true } };
}

/** Somebody waits beside their post. */
const longestRepairMs = 6_000;

/** Cleaned, fitting and with no more signs of a machine than could be mended; ticks while it is written. */
async function* written(
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
function compared(run: HeldRefinement, text: string): Refined {
  const { text: before, action, instruction = '' } = run.request;
  const told = givenBy(writingOf(run));
  const source = [before, told, instruction].join('\n');
  const added = action === 'translate' ? [] : unknownFacts(text, source);
  return { text, lost: lostFacts(before, text, told), added };
}

function tellEnd(run: HeldRefinement, outcome: Happenings['refinementEnded']['outcome']): void {
  tell('refinementEnded', { outcome, writer: penOf(run) });
}

async function kept(
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
    log.error({ error }, 'a refinement could not be settled');
    // It may have been counted all the same; the key tells.
    return failed('refineUnknown');
  }
}

/** A hold that cannot be given back runs out by itself; whoever still waits has to hear that this failed. */
async function giveBack(run: HeldRefinement, ledger: Ledger): Promise<void> {
  try {
    await ledger.release(run.held.id, true);
    tellEnd(run, 'nothing');
  } catch (error) {
    tellEnd(run, 'unsettled');
    run.log.error({ error }, 'a refinement could not be settled');
  }
}

/** Writes until it is there, the reader left or the process ends; what came to nothing is given back. */
export async function* writeRefinement(
  run: HeldRefinement,
  ledger: Ledger,
  stop: AbortSignal,
): AsyncGenerator<RefinementEvent> {
  const { request, held, ownModel, log } = run;
  const over = new AbortController();
  const signal = AbortSignal.any([stop, over.signal]);
  const letGo = keepHeld(() => ledger.renew({ id: held.id, attempt: null }), log);
  const progress = new Progress();
  const order = { ...writingOf(run), heard: progress.heard };
  let code: ProblemCode = 'refineFailed';
  let text = '';
  let settled = false;
  try {
    try {
      for await (const piece of written(run, order, signal)) {
        if (piece === tick) yield { event: 'progress', data: progress.now };
        else text = piece;
      }
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      if (error instanceof AllCopied) code = 'sourceCopied';
      else if (ownModel !== '' && !stop.aborted) code = ownFailure(error);
      log.warn({ reason }, 'refinement did not finish');
    }
    const isNew = text !== '' && !sameText(text, request.text) && !stop.aborted;
    settled = true;
    if (isNew) yield await kept(run, ledger, compared(run, text));
    else {
      await giveBack(run, ledger);
      yield failed(code);
    }
  } finally {
    over.abort();
    letGo();
    // The reader stopped reading: the same as a client that left.
    if (!settled) await giveBack(run, ledger);
  }
}
