/** What the page, the API and PocketBase's account routes say to each other. */

/** How PocketBase answers a login, besides the token: see `accounts-arrival.pb.js`. */
export interface ArrivalMeta {
  isNew: boolean;
  /** Shows for a few minutes that somebody who may do so is sitting there. */
  proof: string;
}

export interface DeleteAccountRequest {
  proof: string;
}

export type ExamineAnswer =
  | { outcome: 'confirmed'; userId: string }
  | { outcome: 'unconfirmed' }
  | { outcome: 'unauthenticated' };

export interface RemoveAnswer {
  outcome: 'removed' | 'gone';
}
