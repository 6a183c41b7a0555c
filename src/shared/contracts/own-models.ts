/** What the API and PocketBase's routes for users' own models say to each other. */

/** The user's own provider, as the API has checked it. Only the API can open the key. */
interface OwnProvider {
  address: string;
  model: string;
  sealedKey: string;
}

/** What it takes to write with it: the key opens for this user alone. */
export interface OwnModelBrief extends OwnProvider {
  userId: string;
}

export interface OwnModelRow extends OwnProvider {
  /** The key's last characters, by which its owner knows it again; empty for a short one. */
  keyEnding: string;
  inUse: boolean;
  /** ISO instant at which address, model and key were last saved. */
  saved: string;
}

export interface ReadRequest {
  userToken: string;
}

export interface SaveRequest extends OwnProvider {
  userToken: string;
  keyEnding: string;
}

export interface SwitchRequest {
  userToken: string;
  inUse: boolean;
}

export interface RemoveRequest {
  userToken: string;
}

/** Each of them answers with what there is afterwards. */
export type OwnModelAnswer =
  | { outcome: 'known'; userId: string; own: OwnModelRow | null }
  | { outcome: 'unauthenticated' };
