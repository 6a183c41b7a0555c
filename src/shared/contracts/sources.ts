/** What the API and PocketBase's route for pages that users name say to each other. */
export interface BeginSourceRequest {
  userToken: string;
}

export type BeginSourceAnswer = {
  outcome: 'admitted' | 'unauthenticated' | 'minuteUsed' | 'dayUsed';
};
