import type { Language, Plan, Platform, RefineAction, Tone } from '../rules.ts';
import type { OnMastodonServer } from './page-mastodon.ts';
import type { Source } from './page-sources.ts';

/** A post that is to be written anew, as one click asks; the click has a key of its own. */
export interface RefineRequest extends OnMastodonServer {
  action: RefineAction;
  text: string;
  /** What its generation was written from, while the page still has it. */
  source?: Source | undefined;
  platform: Platform;
  /** The one that the post has, or is to get. */
  tone: Tone;
  /** The key of the generation that the post is from, while it is not saved. */
  generation?: string | undefined;
  /** The saved post's id. */
  post?: string | undefined;
  /** What its generation was ordered in, while the page still has that: a short post may not say it itself. */
  orderedIn?: Language | undefined;
  /** For a translation. */
  language?: Language | undefined;
  instruction?: string | undefined;
}

/** What came of it: nothing is replaced before somebody takes it. */
export interface Refined {
  text: string;
  /** Numbers, names and links of the post that it no longer says. */
  lost: string[];
  /** Those that stand nowhere in what the author gave. */
  added: string[];
}

export interface RefinedEvent extends Refined {
  /** How many more its generation has; null for Premium. */
  left: number | null;
  plan: Plan;
  offline: boolean;
  ownModel?: string;
}

/** By its generation's key, or by its own id once it is saved; '' for what is not so. */
export interface RefinementsLeftRequest {
  generation: string;
  post: string;
  /** As the API says it to the page; null where it has not. */
  fairUsePerDay: number | null;
}

export interface RefinementsLeft {
  /** Null where there is no end of them. */
  left: number | null;
  /** Of a post that is from no generation: all such posts share those of a month. */
  shared: boolean;
  /** Whether the account has begun as many today as a day may have. */
  dayUsed: boolean;
}
