import type { Platform, Tone } from '../rules.ts';
import type { RefineRequest } from './page-refine.ts';

/** A post whose signs of a machine a model is to mend; the key of its generation goes with it. */
export interface MendRequest extends Pick<RefineRequest, 'source' | 'mastodonServer'> {
  text: string;
  tone: Tone;
  platform: Platform;
}

export interface MendAnswer {
  text: string;
}
