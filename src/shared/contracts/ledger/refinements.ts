import type { Plan } from '../../rules.ts';
import type { Held, HoldAnswer, HoldRequest } from './hold.ts';

/** For one post that is to be refined: by its generation's key, or by its own id once it is saved. */
export interface RefineRequest
  extends Pick<
    HoldRequest,
    | ('id' | 'userToken' | 'key' | 'bodyHash' | 'tone' | 'platform' | 'fairUsePerDay')
    | ('sitePerDay' | 'ownModels' | 'ownUncounted' | 'offline')
  > {
  /** The key of the generation; '' where the post is saved, or nobody knows. */
  generation: string;
  /** The saved post's id; '' for one that is not saved. */
  post: string;
}

export interface RefineHeld extends Held {
  topic: string;
  details: string;
}

export interface RefineReplay {
  outcome: 'replay';
  result: string;
  plan: Plan;
  left: number | null;
  ownModel: string;
  /** Who wrote it then: `offline`, `model` or `own`. */
  writer: string;
}

export type RefineAnswer =
  | RefineHeld
  | RefineReplay
  | {
      outcome:
        | Exclude<
            HoldAnswer['outcome'],
            'held' | 'replay' | 'exhausted' | 'advancedRefused' | 'voiceUnknown' | 'voiceRefused'
          >
        /** Its generation has had as many as the plan allows. */
        | 'refinementsUsed'
        /** The posts without a generation have had what they share in a month. */
        | 'sharedRefinementsUsed'
        /** It was deleted elsewhere. */
        | 'postGone'
        /** It is from a generation that was not counted, because a model wrote it that is gone. */
        | 'ownModelGone';
    };
