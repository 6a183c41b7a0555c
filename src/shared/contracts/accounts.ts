/** What the API and PocketBase's account routes say to each other. */

export interface ExamineRequest {
  userToken: string;
  proof: string;
}

export type ExamineAnswer =
  | { outcome: 'confirmed'; userId: string }
  | { outcome: 'unconfirmed' }
  | { outcome: 'unauthenticated' };

export interface RemoveRequest {
  userId: string;
}

export interface RemoveAnswer {
  outcome: 'removed' | 'gone';
}
