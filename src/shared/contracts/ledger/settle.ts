export interface CommitRequest {
  id: string;
  /** Kept as it is and replayed byte for byte. */
  result: string;
}

/** Its writer is still at work: the hold, or the try at the missing posts, lasts as long again. */
export interface RenewRequest {
  id: string;
  /** Which try at the missing posts; null for the hold itself. */
  attempt: number | null;
}

export type RenewAnswer =
  | { outcome: 'renewed' }
  /** It was settled or given back, or has lived as long as any may. */
  | { outcome: 'gone' };

export type CommitAnswer =
  | { outcome: 'committed'; left: number | null }
  /** The hold ran out and was given back: nothing is charged. */
  | { outcome: 'lost' };

export interface ReleaseRequest {
  id: string;
  /** Whether a writer began with it: what was refused before that costs no start either. */
  begun: boolean;
}

export type ReleaseAnswer = { outcome: 'released' | 'gone' };

/** Holds that were asked for and given up: they are undone, or not made where they are still to come. */
export interface WithdrawRequest {
  ids: string[];
}

export interface WithdrawAnswer {
  outcome: 'withdrawn';
}
