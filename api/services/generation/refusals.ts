import type { HoldAnswer } from '#shared/contracts/ledger/hold.ts';
import type { RefineAnswer } from '#shared/contracts/ledger/refinements.ts';
import type { ReopenAnswer } from '#shared/contracts/ledger/rest.ts';
import type { ProblemCode } from '#shared/problem.ts';

type RefusedOutcome = Exclude<
  (HoldAnswer | ReopenAnswer | RefineAnswer)['outcome'],
  'held' | 'reopened' | 'replay'
>;

/** Every way the ledger can refuse; a new one does not compile until it is answered here. */
export const refusals: Record<RefusedOutcome, ProblemCode> = {
  unauthenticated: 'sessionExpired',
  exhausted: 'generationsUsed',
  advancedRefused: 'advancedNeedsPremium',
  platformRefused: 'platformNeedsPremium',
  voiceUnknown: 'voiceUnknown',
  voiceRefused: 'voiceNeedsPremium',
  running: 'generationRunning',
  resultGone: 'resultGone',
  refinementsUsed: 'refinementsUsed',
  sharedRefinementsUsed: 'sharedRefinementsUsed',
  postGone: 'postGone',
  restUsed: 'restUsed',
  ownModelGone: 'ownModelGone',
  mismatch: 'generationKeyReused',
  startsUsed: 'startsUsed',
  siteUsed: 'siteUsed',
};
