/** What the API and PocketBase's account routes say to each other. */

export type ExamineAnswer =
  | { outcome: 'confirmed'; userId: string }
  | { outcome: 'unconfirmed' }
  | { outcome: 'unauthenticated' };

export interface RemoveAnswer {
  outcome: 'removed' | 'gone';
}
