import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { $config } from '#lib/config.ts';
import { $modelInUse } from '#lib/own-model/who-writes.ts';
import { readRefinementsLeft } from '#lib/refine/refinements-left.ts';
import { $allowance } from '#lib/session/state.ts';
import type { RefinementsLeft } from '#shared/contracts/page-refine.ts';
import { $open } from './open-refinements.ts';
import type { Refinable } from './refinable.ts';

/** Whether nothing more can be asked of a post, which is said before a click as well as after it. */
export function useLeft({ id, source }: Pick<Refinable, 'id' | 'source'>, busy: boolean) {
  const { generation = '', post = '' } = source;
  const [known, setKnown] = useState<RefinementsLeft | null>(null);
  const own = useStore($modelInUse);
  const plan = useStore($allowance)?.plan;
  const { ownModels } = useStore($config) ?? {};
  const uncounted = own !== null && !ownModels?.counted;
  const { asked } = useStore($open);
  // What nobody answered was counted perhaps, and the same click still brings it.
  const unanswered = asked[id] !== undefined;

  // However a refinement ended: what was held for it may have been given back.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is left is another number with another plan
  useEffect(() => {
    if (busy) return;
    let stale = false;
    void readRefinementsLeft({ generation, post }).then((left) => stale || setKnown(left));
    return () => {
      stale = true;
    };
  }, [generation, post, plan, busy]);

  return {
    noneLeft: known?.left === 0 && !uncounted && !unanswered ? known : null,
    noteLeft: (left: number | null) => setKnown((before) => before && { ...before, left }),
  };
}
