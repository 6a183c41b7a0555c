import type { Language, Platform, Tone } from '../rules.ts';
import type { RefineRequest } from './page-refine.ts';

/** A post whose signs of a machine a model is to mend; the key of its generation goes with it. */
export interface MendRequest extends Pick<RefineRequest, 'source' | 'mastodonServer'> {
  text: string;
  tone: Tone;
  platform: Platform;
  /** What its generation was ordered in, where that was chosen: a short post does not say it by itself. */
  language?: Language | undefined;
}

export interface MendAnswer {
  text: string;
}
