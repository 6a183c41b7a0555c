import type { Version } from '#lib/generate/kept-posts.ts';
import type { RefineRequest } from '#shared/contracts/page-api.ts';

/** A post that can be refined, wherever it is shown. */
export interface Refinable extends Pick<RefineRequest, 'text' | 'tone' | 'platform'> {
  /** Tells the controls of a list apart for those who hear them. */
  of: string;
  source: Pick<RefineRequest, 'generation' | 'post'>;
  /** The oldest first, with what it says now; empty where it was never changed. */
  versions: readonly Version[];
  /** From now on it says this; false where that could not be kept. */
  take(text: string, cause: string): Promise<boolean>;
}

/** The version so many steps away from what the post says now. */
export function versionAt(
  { text, versions }: Pick<Refinable, 'text' | 'versions'>,
  steps: number,
): Version | undefined {
  const at = versions.findIndex((version) => version.text === text);
  return at < 0 ? versions.at(-1) : versions[at + steps];
}
