import type { Plan } from '../../rules.ts';
import type { OwnModelBrief } from '../own-models.ts';
import type { VoiceBrief } from '../voices.ts';
import type { Replay } from './hold.ts';

/** For the missing posts of a generation that is done, which cost nothing more. */
export interface ReopenRequest {
  userToken: string;
  /** The key and the body of the request that was not answered in full. */
  key: string;
  bodyHash: string;
  voice: string;
  /** Whose posts are missing; '' is the order's first. */
  platform: string;
  /** How many posts were asked for, for each platform. */
  posts: number;
  /** As in a hold. */
  ownModels: boolean;
}

export interface Reopened {
  outcome: 'reopened';
  id: string;
  /** Which try this is: an older one can no longer complete anything. */
  attempt: number;
  /** What is there already. */
  result: string;
  /** The platforms whose missing posts may be asked for after this. */
  rest: string[];
  plan: Plan;
  left: number | null;
  voice: VoiceBrief | null;
  /** What the user's own model began only that model goes on with, and what the site's began the site's. */
  own: OwnModelBrief | null;
}

export type ReopenAnswer =
  | Reopened
  /** Nothing is missing. */
  | Replay
  | { outcome: 'resultGone' }
  /** The generation, or its rest, is being written right now. */
  | { outcome: 'running' }
  | { outcome: 'mismatch' }
  /** It was given once, or tried too often. */
  | { outcome: 'restUsed' }
  /** The user's own model began it, and is switched off or gone. */
  | { outcome: 'ownModelGone' }
  | { outcome: 'voiceUnknown' }
  | { outcome: 'voiceRefused' }
  | { outcome: 'unauthenticated' };

export interface CompleteRequest {
  id: string;
  attempt: number;
  /** As it was reopened with. */
  platform: string;
  /** The result with the missing posts; empty where none came. */
  result: string;
  /** Whether a writer began with it: a try that was refused before that is given back. */
  begun: boolean;
}

export type CompleteAnswer =
  | { outcome: 'completed'; left: number | null }
  /** A later try is under way: the result stays what it was. */
  | { outcome: 'lost' };
