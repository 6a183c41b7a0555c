import type { Problem } from '../problem.ts';
import type { Language, Plan, Platform, RefineAction, Tone } from '../rules.ts';
import type { OwnModelOffer } from './page-own-models.ts';
import type { Source } from './page-sources.ts';

/** What the pages and the API say to each other. */

/**
 * Asks for the posts that the generation of the same key and body lacks: of the platform that is named, else
 * of its first.
 */
export const restHeader = 'postquill-rest';

export interface GenerateRequest {
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
  'topic' | 'details' | 'source' | 'tone' | 'platform' | 'also' | 'language' | 'voice'
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

/** A post whose signs of a machine a model is to mend; the key of its generation goes with it. */
export interface MendRequest extends Pick<RefineRequest, 'source'> {
  text: string;
  tone: Tone;
  platform: Platform;
}

export interface MendAnswer {
  text: string;
}

/** A post that is to be written anew, as one click asks; the click has a key of its own. */
export interface RefineRequest {
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

export type BillingInterval = 'month' | 'year';

export interface CheckoutRequest {
  userId: string;
  is_resubscription: boolean;
  interval: BillingInterval;
  /** Only a real payment will do: dev mode must not stand in for it. */
  force_production?: boolean;
}

export interface BillingUserRequest {
  userId: string;
}

/** Where to go next, or word that dev mode has already done it. */
export type BillingAnswer = { url: string } | { dev_mode: true };

export interface CancelAnswer {
  canceled: true;
  endsAt: string | null;
}

export interface CompleteRequest {
  session_id: string;
}

export interface CompleteAnswer {
  status: 'active' | 'reactivated';
}

export interface Money {
  /** In dollars, not in cents. */
  amount: number;
  currency: string;
}

export interface ConfigAnswer {
  /** Its name is the model's; the offline editor has none. */
  writer: { offline: boolean; name?: string };
  billing: 'stripe' | 'dev' | 'off';
  /** How Premium can be paid; monthly alone where nothing is said. */
  intervals?: BillingInterval[];
  /** What a year costs; missing where the payment provider has not said so. */
  annualPrice?: Money | undefined;
  google: boolean;
  mail: boolean;
  /** Members may have models of their own. */
  ownModels?: OwnModelOffer;
  /** Set outside production, where the page may talk to its operator. */
  development?: boolean;
}

export interface DeleteAccountRequest {
  proof: string;
}
