import { messageOf } from '#api/log.ts';
import { ownFailure } from '#api/services/own-models/own-failure.ts';
import type { ProblemCode } from '#shared/problem.ts';
import { sameText } from '#shared/text/clean/same-text.ts';
import { callBesideFailed } from '../beside.ts';
import { keepHeld } from '../keep-held.ts';
import type { Ledger } from '../ledger.ts';
import { Progress } from '../progress.ts';
import { tick } from '../running/with-ticks.ts';
import { AllCopied } from '../source/all-copied.ts';
import { type HeldRefinement, writingOf } from './refine-order.ts';
import { written } from './refined-text.ts';
import { failed, giveBack, kept, type RefinementEvent } from './settle-refinement.ts';
import { compared } from './what-changed.ts';

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
  const besideFailed = (error: unknown) => {
    if (!stop.aborted) log.warn({ reason: messageOf(error) }, callBesideFailed);
  };
  const order = { ...writingOf(run), heard: progress.heard, besideFailed };
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
      const reason = messageOf(error);
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
