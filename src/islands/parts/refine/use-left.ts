import { useStore } from '@nanostores/react';
import { useEffect, useReducer, useState } from 'react';
import { $config } from '#lib/config.ts';
import { $modelInUse } from '#lib/own-model/who-writes.ts';
import { readRefinementsLeft } from '#lib/refine/refinements-left.ts';
import { $allowance } from '#lib/session/state.ts';
import type { RefinementsLeft } from '#shared/contracts/page-refine.ts';
import { $open } from './open-refinements.ts';
import type { Refinable } from './refinable.ts';

/** A day is over at the server's midnight, which this clock may not know. */
const dayOverEvery = 10 * 60_000;

export type NothingLeft = 'startsUsed' | 'sharedRefinementsUsed' | 'refinementsUsed';

function nothingLeft(known: RefinementsLeft, uncounted: boolean): NothingLeft | null {
  if (known.dayUsed) return 'startsUsed';
  if (known.left !== 0 || uncounted) return null;
  return known.shared ? 'sharedRefinementsUsed' : 'refinementsUsed';
}

/** Why nothing more can be asked of a post, which is said before a click as well as after it. */
export function useLeft({ id, source }: Pick<Refinable, 'id' | 'source'>) {
  const { generation = '', post = '' } = source;
  const [known, setKnown] = useState<RefinementsLeft | null>(null);
  const own = useStore($modelInUse);
  const allowance = useStore($allowance);
  const { ownModels, fairUsePerDay = null } = useStore($config) ?? {};
  const uncounted = own !== null && !ownModels?.counted;
  const { asked } = useStore($open);
  // What nobody answered was counted perhaps, and the same click still brings it.
  const unanswered = asked[id] !== undefined;
  const [turn, askAgain] = useReducer((before: number) => before + 1, 0);

  // What was held, written or given back, here or anywhere else, and another plan: the allowance is read anew then.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is left may be another number with each of them
  useEffect(() => {
    let stale = false;
    void readRefinementsLeft({ generation, post, fairUsePerDay }).then(
      // Where nobody answers, what was known still holds.
      (left) => stale || setKnown((before) => left ?? before),
    );
    return () => {
      stale = true;
    };
  }, [generation, post, fairUsePerDay, allowance, turn]);
  const dayUsed = known?.dayUsed === true;
  useEffect(() => {
    if (!dayUsed) return;
    const timer = setInterval(askAgain, dayOverEvery);
    return () => clearInterval(timer);
  }, [dayUsed]);

  return {
    noneLeft: known && !unanswered ? nothingLeft(known, uncounted) : null,
    noteLeft: (left: number | null) => setKnown((before) => before && { ...before, left }),
  };
}
