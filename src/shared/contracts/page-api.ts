import type { Problem } from '../problem.ts';
import type { Language, Plan, Platform, Tone } from '../rules.ts';
import type { OnMastodonServer } from './page-mastodon.ts';
import type { Source } from './page-sources.ts';

/** What the pages and the API say to each other. */

/**
 * Asks for the posts that the generation of the same key and body lacks: of the platform that is named, else
 * of its first.
 */
export const restHeader = 'postquill-rest';

export interface GenerateRequest extends OnMastodonServer {
  topic: string;
  /** What the author knows about the topic that others do not. */
  details?: string;
  /** No server keeps it, but for its address. */
  source?: Source;
  tone: Tone;
  platform: Platform;
  /** Other platforms that the same idea is written for. */
  also?: Platform[];
  language?: Language;
  /** The id of one of the user's own voices. */
  voice?: string;
  temperature?: number;
  maxPosts?: number;
  /** The phrase of the rules, not its number. */
  postLength?: string;
}

/** The fields the second route takes. */
export type PlainGenerateRequest = Pick<
  GenerateRequest,
  | 'topic'
  | 'details'
  | 'source'
  | 'tone'
  | 'platform'
  | 'also'
  | 'language'
  | 'voice'
  | 'mastodonServer'
>;

export interface GeneratedPost {
  text: string;
  /** Results of before name none: theirs is the one of the order. */
  platform?: Platform;
  /** The best of several drafts. */
  first?: true;
}

export interface GenerateAnswer {
  posts: GeneratedPost[];
}

export interface PostEvent extends GeneratedPost {
  platform: Platform;
  /** Its place among all posts of the generation. */
  index: number;
}

/** A post that was shown has become better before the end. */
export interface ReplaceEvent {
  platform: Platform;
  index: number;
  text: string;
}

/** A slow model is at work: so many words so far, in so many seconds since the beginning. */
export interface ProgressEvent {
  words: number;
  seconds: number;
}

/** What came of one platform of the order. */
export interface PlatformEnd {
  platform: Platform;
  posts: number;
  /** Why there is none. */
  problem?: Problem;
  /** It had no room for all that the author told. */
  shortened?: true;
  /** Its missing posts may be asked for once more, at no cost. */
  rest?: true;
}

/** What is said of the whole is true where it is of any platform. */
export interface DoneEvent {
  posts: number;
  platforms: PlatformEnd[];
  /** Null for Premium. */
  left: number | null;
  plan: Plan;
  offline: boolean;
  /** The user's own model, where that wrote. */
  ownModel?: string;
  incomplete?: boolean;
  shortened?: true;
  rest?: true;
}

export interface ErrorEvent extends Problem {
  /** Asking the other way would come to the same. */
  final?: true;
}
