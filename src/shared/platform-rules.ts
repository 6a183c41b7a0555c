import type { Plan } from './rules.ts';

/** How a platform measures a post; `text/count.ts` has one function for each. */
export type Counting =
  | 'weighted'
  | 'characters'
  | 'emojiBytes'
  | 'graphemesAndBytes'
  | 'mastodon'
  | 'bytes';

/** What a platform's posts look like: one thought, a few sentences as under a picture, or paragraphs. */
export type Shape = 'short' | 'caption' | 'article';

export type Need = 'picture' | 'video' | 'videoOrPicture';

export type Device = 'phone' | 'desktop';

/** How much is shown before "see more": whichever is used up first. */
export interface FoldLimits {
  characters: number | null;
  lines: number | null;
}

/** Where the picture of whoever posts stands, and how wide and high a line of the post is, in pixels. */
export interface Feed extends Record<Device, number> {
  /** Under: the text is a caption, and the picture of the post stands between the two. */
  picture: 'beside' | 'above' | 'under';
  size: number;
  line: number;
  /** Null where the platform's own client is open source and says it, else the month in which it was looked at. */
  approx: string | null;
}

/** The platform's own composer, and the part of its address that takes the text. */
export interface Share {
  address: string;
  text: string | null;
  /** The part without which it takes nothing: a link that the post ends with. `empty` is where others are pasted. */
  link?: string;
  empty?: string;
}

export interface PlatformRules {
  label: string;
  /** As it stands inside a sentence. */
  name: string;
  alsoCalled: readonly string[];
  plan: Plan;
  limit: number;
  /** Where the platform limits the bytes as well as what it counts. */
  limitBytes?: number;
  /** Where posts have a title: the first line, if it has no more characters and something stands below it. */
  titleLimit?: number;
  counting: Counting;
  hashtags: number;
  shape: Shape;
  /** Signs that it refuses, and what looks like them. */
  instead?: Readonly<Record<string, string>>;
  /** A post with more different ones fails. */
  mostLinks?: number;
  /** What no post is without. */
  needs?: Need;
  /** False where nobody can follow an address that stands in a post. */
  links?: boolean;
  /** Null where all is shown. `word` is what hides the rest; without an official source it is `approx`. */
  fold:
    | (Record<Device, FoldLimits | null> & { word: string; approx: boolean; asOf: string })
    | null;
  feed: Feed;
  share: Share;
}
