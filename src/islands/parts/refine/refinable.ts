import type { Version } from '#shared/contracts/page-pocketbase.ts';
import type { RefineRequest } from '#shared/contracts/page-refine.ts';

/** A post that can be refined, wherever it is shown. */
export interface Refinable extends Pick<RefineRequest, 'text' | 'tone' | 'platform'> {
  id: string;
  /** Tells the controls of a list apart for those who hear them. */
  of: string;
  source: Pick<RefineRequest, 'generation' | 'post' | 'source' | 'orderedIn'>;
  /** The oldest first, with what it says now; empty where it was never changed. */
  versions: readonly Version[];
  /** From now on it says this instead of what was seen; false where that could not be kept. */
  take(version: Version, seen: string): Promise<boolean>;
}
