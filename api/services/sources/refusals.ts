import type { BeginSourceAnswer } from '#shared/contracts/sources.ts';
import type { ProblemCode } from '#shared/problem.ts';

export const refusals: Readonly<
  Record<Exclude<BeginSourceAnswer['outcome'], 'admitted'>, ProblemCode>
> = {
  unauthenticated: 'sessionExpired',
  minuteUsed: 'sourceMinuteUsed',
  dayUsed: 'sourceDayUsed',
};
