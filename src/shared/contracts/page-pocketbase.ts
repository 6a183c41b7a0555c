import type { Plan } from '../rules.ts';

/** What the pages and PocketBase say to each other. */

/** How PocketBase answers a login, besides the token: see `accounts.pb.js`. */
export interface LoginMeta {
  isNew: boolean;
  /** Shows for a few minutes that somebody who may do so is sitting there. */
  proof: string;
}

/** What the page shows of the signed-in user's plan and usage. */
export interface Allowance {
  plan: Plan;
  /** ISO instant at which Premium is over, where it does not renew itself. */
  premiumEnds: string | null;
  /** ISO instant, past perhaps, until which Premium waits for a payment that has not come. */
  paymentDue: string | null;
  limit: number | null;
  used: number;
  left: number | null;
  /** The month being counted, as YYYY-MM in the user's own time zone. */
  period: string;
  /** ISO instant at which the next month starts. */
  periodEnds: string;
  savedPosts: { limit: number | null; used: number };
  hadCancelledSubscription: boolean;
}

export interface SavedPost {
  id: string;
  userId: string;
  text: string;
  /** Old rows may name a platform or tone the rules no longer know. */
  platform: string;
  tone: string;
  timestamp: string;
  /** Told by the generation it is from; empty where nobody knows. */
  writer: '' | 'offline' | 'model' | 'own';
  /** The name of the user's own model, where that wrote it. */
  ownModel: string;
  /** Small letters only; null in rows from before there were tags. */
  tags: string[] | null;
  pinned: boolean;
  /** The id of the voice that wrote it; empty where none did. */
  voice: string;
  changed: string;
}

/** What a post said at one time, and where that came from. */
export interface Version {
  text: string;
  /** A key of the rules' causes of versions, or of a refinement's action. */
  cause: string;
}

export interface PostVersion extends Version {
  made: string;
}

export interface VersionsRequest {
  post: string;
}

/** The oldest first; empty for a post that was never changed. */
export interface VersionsAnswer {
  versions: PostVersion[];
}

/** A saved post is to say something else. */
export interface KeepVersionRequest {
  post: string;
  text: string;
  cause: string;
  /** What the page saw it say: somebody may have changed it meanwhile. */
  before: string;
}
