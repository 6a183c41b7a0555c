import type { rules } from '../rules.ts';
import type { GeneratedPost, GenerateRequest } from './page-api.ts';
import type { SavedPost } from './page-pocketbase.ts';

/** What the pages and PocketBase say to each other about what was generated. */

export type HistoryKeep = keyof typeof rules.history.keep;

export interface FindHistoryBody {
  /** As typed: every word must begin a word of the topic, the details or a post. */
  words: string;
  platform: string;
  /** The `next` of the page before. */
  after: string;
  limit: number;
}

export interface HistoryPost extends Pick<GeneratedPost, 'text' | 'first'> {
  /** As in a saved post. */
  platform: string;
  /** The saved post that says the same; empty where there is none. */
  savedId: string;
}

/** One generation, as it was asked for and answered. */
export interface HistoryEntry
  extends Pick<SavedPost, 'id' | 'platform' | 'tone' | 'writer' | 'ownModel'> {
  made: string;
  /** The platforms it was written for beside the first. */
  also: string[];
  /** What saves and refines its posts names it by this. */
  key: string;
  topic: string;
  details: string;
  /** The voice that wrote it, and its name as it is now; empty where none did. A voice that is gone has no name. */
  voice: string;
  voiceName: string;
  /** `source` is the address of the page it was written from, and empty for a text; neither was kept. */
  settings: Pick<GenerateRequest, 'temperature' | 'maxPosts' | 'postLength' | 'language'> & {
    source?: string;
  };
  posts: HistoryPost[];
}

export interface FoundHistory {
  entries: HistoryEntry[];
  /** The place behind these; empty where they are the last. */
  next: string;
  /** How many there are in all; told with the first page. */
  found: number | null;
  keep: HistoryKeep;
}

export interface ForgetHistoryBody {
  ids: string[];
}

export interface KeepHistoryBody {
  /** A `HistoryKeep`. */
  keep: string;
}
