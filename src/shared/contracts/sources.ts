/** What the API and PocketBase's routes for pages that users name say to each other. */
export interface BeginSourceRequest {
  userToken: string;
}

export type BeginSourceAnswer =
  | { outcome: 'admitted'; user: string }
  | { outcome: 'unauthenticated' | 'minuteUsed' | 'dayUsed' };

/** One that was counted and then not read, for a reason that is not the user's. */
export interface ForgetSourceRequest {
  user: string;
}
