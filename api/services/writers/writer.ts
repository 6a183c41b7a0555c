import type { Source } from '#shared/contracts/page-sources.ts';
import type { VoiceBrief } from '#shared/contracts/voices.ts';
import type { ProblemCode } from '#shared/problem.ts';
import type { Language, Platform, PostLength, RefineAction, Tone } from '#shared/rules.ts';
import type { OwnLimits } from '#shared/text/place.ts';
import type { Turns } from './model/turns.ts';

interface WritingSource extends Source {
  /** Posts end with where it is. One that is only changed may have lost that on purpose. */
  credited: boolean;
}

/** Of several platforms with one idea, what one of them tells. */
export interface Share {
  /** What its posts are about. */
  here: readonly string[];
  /** What nobody can do without, whichever platform they read. */
  everywhere: readonly string[];
  /** What the others tell. */
  elsewhere: readonly string[];
}

export interface WritingOrder {
  topic: string;
  /** What the author knows about the topic; empty where they said nothing. */
  details: string;
  /** A page, or a text, that the posts are written from in other words. */
  source?: WritingSource;
  /** What it is written in; the topic's own where none is named. */
  language?: Language;
  /** How the author writes; null where they chose no voice. */
  voice: VoiceBrief | null;
  tone: Tone;
  platform: Platform;
  /** Those that count instead of the usual ones, whichever of its platforms this is. */
  limits?: OwnLimits;
  temperature: number;
  posts: number;
  /** Posts of the same generation that are there already: none of them is wanted again. */
  earlier?: readonly string[];
  length: PostLength;
  /** The other platforms of the same generation, which have posts of their own, and which one this is. */
  others?: readonly Platform[];
  among?: number;
  /** What they have shown so far. */
  elsewhere?: () => readonly string[];
  /** What of the topic is told here, where it was divided among them. */
  share?: Share;
  /** In which the calls for all of them are made. */
  turns?: Turns;
  /** The same order with the same seed gives the same offline posts; a model may ignore it. */
  seed: string;
  /** The writer tells it that text came, and how many words more: for progress, be it thoughts or posts. */
  heard?: (progress: { words: number }) => void;
  /** The writer tells it that the next post is the best of several drafts. */
  chose?: () => void;
  /** Told of a call that was to make a post better, and failed. */
  besideFailed?: (error: unknown) => void;
}

/** A finished post, and what a reader would stop at. */
export interface FlawedPost {
  text: string;
  flaws: readonly { words: string; reason: string }[];
}

/** One passage of a post, as it stands there, and what reads better. */
export interface Change {
  /** Where the post stands in its set, from 0. */
  post: number;
  from: string;
  to: string;
}

/** What somebody wants of a post that is there. */
export interface Wish {
  action: RefineAction;
  text: string;
  /** What it was ordered in, where that was chosen; it may have become another language since. */
  orderedIn?: Language | undefined;
  /** For a translation. */
  language?: Language | undefined;
  /** For an instruction of the author's own. */
  instruction?: string | undefined;
}

export interface Writer {
  /** What the operator sees at start and in the log; never holds a key or an address with one. */
  readonly name: string;
  /** What visitors may know of it: the model alone, without its server. */
  readonly model?: string;
  readonly offline: boolean;
  /** Its server does one thing after the other: so does whoever asks for several platforms. */
  readonly oneByOne?: boolean;
  /** Its server failed too often, and is left alone for a moment. */
  resting?(): boolean;
  /** Why it has nothing to write for this order, known before anything is held. */
  refuses?(order: Omit<WritingOrder, 'seed'>): ProblemCode | null;
  /** Whether its post leaves out some of what the author told. */
  leavesOut?(order: Omit<WritingOrder, 'seed'>): boolean;
  /** Who tells what, of an order for `platform` and the `others`. Those it gave nothing have none. */
  divide?(order: WritingOrder, signal: AbortSignal): Promise<ReadonlyMap<Platform, Share>>;
  /** Yields raw posts one by one as each is complete. Fitting to the platform comes later. */
  write(order: WritingOrder, signal: AbortSignal): AsyncIterable<string>;
  /** Why it cannot fulfil this wish, known before anything is written. */
  refusesWish?(wish: Wish, order: Omit<WritingOrder, 'seed'>): ProblemCode | null;
  /** The post as it is wished for, raw as what `write` yields. */
  refine(wish: Wish, order: WritingOrder, signal: AbortSignal): AsyncIterable<string>;
  /** One more call that asks for a shorter version of a post that is over its limit. */
  shorten?(text: string, order: WritingOrder, signal: AbortSignal): Promise<string>;
  /**
   * One more call that mends these posts, in their order. What comes is no better than any answer of a
   * model: whoever asks looks whether it may replace the post (`isBetter`).
   */
  mend?(posts: readonly FlawedPost[], order: WritingOrder, signal: AbortSignal): Promise<string[]>;
  /**
   * One more call that reads a finished set with fresh eyes. What comes is no better than any answer of
   * a model: whoever asks looks whether the changed post may stand (`isSound`).
   */
  proofread?(posts: readonly string[], order: WritingOrder, signal: AbortSignal): Promise<Change[]>;
}
