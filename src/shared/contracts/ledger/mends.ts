import type { OwnModelBrief } from '../own-models.ts';
import type { VoiceBrief } from '../voices.ts';

/** For one post of a generation that is done, which a model is to mend. */
export interface MendRequest {
  userToken: string;
  key: string;
  /** As in a hold. */
  ownModels: boolean;
  /** The site has a model that can mend. */
  siteMends: boolean;
}

export type MendAnswer =
  /** With what the generation was about, and the voice it was written in where that is still there. */
  | {
      outcome: 'counted';
      id: string;
      topic: string;
      details: string;
      voice: VoiceBrief | null;
      own: OwnModelBrief | null;
    }
  /** The site's model wrote it, and there is none now. */
  | { outcome: 'mendNeedsModel' }
  | { outcome: 'ownModelGone' }
  | { outcome: 'mendsUsed' }
  /** No generation of this user that is done has that key. */
  | { outcome: 'mendUnknown' }
  | { outcome: 'unauthenticated' };

/** A mend that brought nothing is given back; it stays counted as a try. */
export interface UnmendRequest {
  /** The generation's, as the answer to the mend named it. */
  id: string;
}

export type UnmendAnswer = { outcome: 'returned' | 'gone' };
