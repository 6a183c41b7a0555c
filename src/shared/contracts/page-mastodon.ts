/** What the pages and the API say to each other about the Mastodon server of an account. */

export interface MastodonServerRequest {
  /** Its name, an account on it, or the address of one of its pages. */
  server: string;
}

export interface MastodonServerAnswer {
  server: string;
  limit: number;
  /** False where the server could not be asked: the limit is the usual one then. */
  asked: boolean;
}
