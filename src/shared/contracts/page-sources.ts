/** What the pages and the API say to each other about a page that somebody wants to write from. */

/** What posts are to be written from, as its reader left it: a page, or a text that somebody pasted. */
export interface Source {
  /** Empty for a text of one's own. */
  address: string;
  title: string;
  site: string;
  text: string;
}

export interface SourceRequest {
  address: string;
}

/** Shown and editable before anything is written; the server keeps nothing of it. */
export interface SourceAnswer {
  /** Where it was found in the end, after redirects. */
  address: string;
  title: string;
  site: string;
  text: string;
  /** Its text was longer than is taken. */
  shortened: boolean;
  /** As the page says, in its short form ("en"); null where it says none. */
  language: string | null;
}
