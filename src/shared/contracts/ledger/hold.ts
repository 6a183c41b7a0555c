import type { Plan } from '../../rules.ts';
import type { OwnModelBrief } from '../own-models.ts';
import type { VoiceBrief } from '../voices.ts';

/** What the API and PocketBase's ledger routes say to each other. PocketBase's side is in pocketbase/pb_hooks. */

export interface HoldRequest {
  /** The row's id, chosen by the API: it can take back a hold whose answer it never got. */
  id: string;
  userToken: string;
  /** The client's Idempotency-Key: one per click. */
  key: string;
  /** Tells a repeated request from another one that reuses its key. */
  bodyHash: string;
  topic: string;
  details: string;
  tone: string;
  platform: string;
  /** The platforms beside it, with spaces between them. */
  also: string;
  /** One of the user's own voices; '' for none. */
  voice: string;
  /** The advanced settings as the page asked for them, in JSON; '' where it asked for none. */
  settings: string;
  /** The request asks for settings that only Premium has. */
  advanced: boolean;
  /** Generations a premium user may start in a day; null means no cap. */
  fairUsePerDay: number | null;
  /** Generations that may be started in a day by all users together; null means no cap. */
  sitePerDay: number | null;
  /** The operator lets users' own models write; one that is in use then does. */
  ownModels: boolean;
  /** What users' own models write is not counted in the month. */
  ownUncounted: boolean;
  /** The site has no model: the offline editor writes, unless a model of the user's own does. */
  offline: boolean;
}

export interface Held {
  outcome: 'held';
  id: string;
  userId: string;
  plan: Plan;
  /** What remains after this one; null means unlimited. */
  left: number | null;
  limit: number | null;
  voice: VoiceBrief | null;
  /** The user's own model, which is to write this; null where the site's does. */
  own: OwnModelBrief | null;
}

export interface Replay {
  outcome: 'replay';
  /** The very text that was committed. */
  result: string;
  plan: Plan;
  left: number | null;
  /** The platforms whose posts, where some are missing, may still be asked for. */
  rest: string[];
  /** The name of the user's own model that wrote it; empty where the site's did. */
  ownModel: string;
}

export type HoldAnswer =
  | Held
  | Replay
  /** Done, and charged once, so long ago that its result is gone. */
  | { outcome: 'resultGone' }
  /** The same request is being written right now. */
  | { outcome: 'running' }
  /** The key belongs to another request. */
  | { outcome: 'mismatch' }
  | { outcome: 'exhausted' }
  | { outcome: 'advancedRefused' }
  | { outcome: 'platformRefused' }
  /** No voice of this user has that id. */
  | { outcome: 'voiceUnknown' }
  /** One of the voices that only Premium may write in. */
  | { outcome: 'voiceRefused' }
  /** As many begun today as the plan allows, finished or not. */
  | { outcome: 'startsUsed' }
  /** As many begun today as the operator allows in all. */
  | { outcome: 'siteUsed' }
  | { outcome: 'unauthenticated' };
