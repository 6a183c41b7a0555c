import type { Version } from '#shared/contracts/page-pocketbase.ts';
import type { MessageKey, Platform, Tone } from '#shared/rules.ts';
import type { Asked } from './generation-end.ts';

/** What one press of the button gave. */
export interface KeptSet {
  /** When it was asked for, in milliseconds; no account asks twice in one. */
  made: number;
  /** When a tab changed it, or one of its posts, last: what another tab has from before does not replace it. */
  changed?: number | undefined;
  topic: string;
  details: string;
  /** What they were ordered for. */
  platforms: readonly Platform[];
  missing?: readonly Missing[] | undefined;
  /** The request as it was sent: for what is missing, and with the page that they were written from. */
  asked?: Asked | undefined;
  /** The name of the account's own model, where that wrote them. */
  ownModel?: string | undefined;
  posts: readonly KeptPost[];
}

/** Of one platform. */
export interface Missing {
  platform: Platform;
  /** Why none came: its sentence is said in the language of the page it is read on. */
  problem?: MessageKey | undefined;
  /** How many posts came, and how many were ordered. */
  posts: number;
  ordered: number;
  /** Drafts were left out because they were doubted. */
  doubted: boolean;
  /** Written without a model, which has no more to say. */
  offline?: true | undefined;
  /** Not all that the author told is in it. */
  shortened?: true | undefined;
  /** Nobody has said yet that no more come: what ended it was a reload, a crash or a lost network. */
  cutShort?: true | undefined;
  /** The others may be asked for. */
  rest: boolean;
}

export interface KeptPost {
  /** When a tab changed it last. */
  changed?: number | undefined;
  text: string;
  platform: Platform;
  tone: Tone;
  first?: true | undefined;
  savedId: string | null;
  key?: string | undefined;
  /** It is being edited: what it said before. */
  edited?: string | undefined;
  /** What it said at other times, and says now; none where it was never changed. */
  versions?: readonly Version[] | undefined;
}
