import type { RefineReplay } from '#shared/contracts/ledger/refinements.ts';
import type { Refined, RefinedEvent } from '#shared/contracts/page-refine.ts';
import type { ProblemCode } from '#shared/problem.ts';
import type { RefinementEvent } from './settle-refinement.ts';

export type Refinement =
  | { kind: 'refused'; code: ProblemCode }
  | { kind: 'running'; events(gone: AbortSignal): AsyncIterable<RefinementEvent> };

export async function* replay({
  result,
  plan,
  left,
  ownModel,
  writer,
}: RefineReplay): AsyncGenerator<RefinementEvent> {
  const refined = JSON.parse(result) as Refined;
  const told = ownModel === '' ? {} : { ownModel };
  const offline = writer === 'offline';
  yield {
    event: 'done',
    data: { ...refined, left, plan, offline, ...told } satisfies RefinedEvent,
  };
}
