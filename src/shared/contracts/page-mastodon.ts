/** What the pages and the API say to each other about the Mastodon server of an account. */

export interface MastodonServerRequest {
  /** Its name, an account on it, or the address of one of its pages. */
  server: string;
}

export interface MastodonServerAnswer {
  /** Where it answered, after redirects. */
  server: string;
  limit: number;
  /** Until when that is believed, in milliseconds: it may change its mind. */
  until: number;
}

/** What goes with an order for Mastodon: whose limit counts. The limit itself is never a page's to name. */
export interface OnMastodonServer {
  mastodonServer?: string | undefined;
}
