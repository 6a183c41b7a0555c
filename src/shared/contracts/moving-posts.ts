import type { PostVersion } from './page-pocketbase.ts';

/** What the pages and PocketBase say to each other where posts leave for a file and come back from one. */

export interface PostsInFullBody {
  ids: string[];
}

/** What a list does not tell about a post. */
export interface PostInFull {
  id: string;
  /** The id of the generation it is from, and what that was about; empty where nobody knows. */
  generation: string;
  topic: string;
  /** The oldest first; empty for a post that was never changed. */
  versions: PostVersion[];
}

/** Only of those that are there and one's own. */
export interface PostsInFull {
  posts: PostInFull[];
}

/** Who wrote a post is not asked of a file: PocketBase looks at the generation's row, if that is one's own. */
export interface ImportedPost {
  text: string;
  platform: string;
  tone: string;
  tags: string[];
  pinned: boolean;
  /** ISO instants at which it was saved and changed; empty for now. */
  saved: string;
  changed: string;
  generation: string;
  versions: PostVersion[];
}

/** Each is an `ImportedPost`, and looked at by itself. */
export interface ImportPostsBody {
  posts: unknown[];
}

/** `known` is in the library already, for `noRoom` the plan keeps too few, and `refused` is no post that can be kept. */
export type ImportOutcome = 'saved' | 'known' | 'noRoom' | 'refused';

export interface ImportPostsAnswer {
  /** Of the first of the posts, in their order: the server takes as many as it can save in a moment, at least one. */
  outcomes: ImportOutcome[];
}
