import type { SavedPost } from './page-pocketbase.ts';

/** What the pages and PocketBase say to each other about the library. An empty text asks for nothing in particular. */

export interface FindPostsBody {
  /** As typed: every word must begin a word of the post or of its tags. */
  words: string;
  platform: string;
  tone: string;
  tag: string;
  voice: string;
  /** ISO instants: from this one on, and before that one. */
  from: string;
  until: string;
  /** One of `PostOrder`. */
  sort: string;
  /** The `next` of the page before. */
  after: string;
  limit: number;
}

export type PostOrder = 'newest' | 'oldest' | 'changed' | 'pinned';

export interface FoundPosts {
  posts: SavedPost[];
  /** The place behind these; empty where they are the last. */
  next: string;
  /** How many there are in all; told with the first page. */
  found: number | null;
}

export interface UsedTag {
  tag: string;
  posts: number;
}

export interface PinPostsBody {
  ids: string[];
  pinned: boolean;
}

export interface TagPostsBody {
  ids: string[];
  add: string[];
  remove: string[];
}

export interface TagPostsAnswer {
  /** How many stayed as they are, since a post has no more tags than the rules allow. */
  full: number;
}

export interface DeletePostsBody {
  ids: string[];
}
