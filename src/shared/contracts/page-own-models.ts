/** What the pages and the API say to each other about models of a member's own. */

/** The user's own model, as its owner is shown it: never with the key. */
export interface OwnModel {
  address: string;
  model: string;
  /** The key's last characters; empty for a short one. */
  keyEnding: string;
  inUse: boolean;
  saved: string;
  /** What keeps it from writing. */
  problem?: string;
}

export interface OwnModelOffer {
  /** What they write is a part of the month's count. */
  counted: boolean;
  /** Well-known ones, to choose from. */
  providers: readonly { label: string; address: string }[];
}

export interface SaveOwnModelRequest {
  address: string;
  model: string;
  /** Empty to keep the one that is there, for the same address. */
  key: string;
}

export interface UseOwnModelRequest {
  inUse: boolean;
}

export interface OwnModelAnswer {
  own: OwnModel | null;
}
