import type { HoldAnswer } from '#shared/contracts/ledger.ts';
import type { Problem } from '#shared/problem.ts';
import { type MessageKey, message } from '#shared/rules.ts';

export interface Refusal {
  status: 401 | 402 | 403 | 409 | 410 | 422 | 429;
  problem: Problem;
}

export type RefusedOutcome = Exclude<HoldAnswer['outcome'], 'held' | 'replay'>;

/** Every way the ledger can refuse; a new one does not compile until it is answered here. */
const refusals: Record<RefusedOutcome, { status: Refusal['status']; key: MessageKey }> = {
  unauthenticated: { status: 401, key: 'sessionExpired' },
  exhausted: { status: 402, key: 'generationsUsed' },
  advancedRefused: { status: 403, key: 'advancedNeedsPremium' },
  platformRefused: { status: 403, key: 'platformNeedsPremium' },
  running: { status: 409, key: 'generationRunning' },
  resultGone: { status: 410, key: 'resultGone' },
  mismatch: { status: 422, key: 'generationKeyReused' },
  startsUsed: { status: 429, key: 'startsUsed' },
  siteUsed: { status: 429, key: 'siteUsed' },
};

export function refusalOf(outcome: RefusedOutcome): Refusal {
  const { status, key } = refusals[outcome];
  return { status, problem: { error: message(key), code: key } };
}
