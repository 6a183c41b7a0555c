import json from './rules.json' with { type: 'json' };

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
  /** The part without which it takes nothing: a link. `empty` is where a text without one is pasted. */
  link?: string;
  empty?: string;
}

interface PlatformRules {
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

export type Tone = keyof typeof json.tones;
export type Platform = keyof typeof json.platforms;
export type PostLength = 1 | 2 | 3;
export type Plan = keyof typeof json.plans;
export type RefineAction = keyof typeof json.refinement.actions;
export type Language = keyof typeof json.languages;
/** A language the pages themselves are in; where its words are there, see `src/build/languages`. */
export type SiteLanguage = keyof typeof json.siteLanguages;
export type MessageKey = keyof typeof json.messages;

/** The one copy of every limit, label, price and sentence. PocketBase's hooks read the same JSON. */
export const rules = {
  ...json,
  // TypeScript reads every string of a JSON file as any string; a test holds the words to these types.
  platforms: json.platforms as Record<Platform, PlatformRules>,
};

// Object.keys widens to string[]; these two lists are the JSON's own keys.
export const toneIds = Object.keys(rules.tones) as [Tone, ...Tone[]];
export const platformIds = Object.keys(rules.platforms) as [Platform, ...Platform[]];

export const lengthIds = [1, 2, 3] as const satisfies readonly PostLength[];

export const defaultTone = rules.defaults.tone as Tone;
export const defaultPlatform = rules.defaults.platform as Platform;
export const defaultLength = rules.advanced.length.default as PostLength;

export function isPlatform(id: string): id is Platform {
  return Object.hasOwn(rules.platforms, id);
}

export function isTone(id: string): id is Tone {
  return Object.hasOwn(rules.tones, id);
}

/** A platform added or removed later may still name old rows: those show as a phone and the raw id. */
export function platformLabel(id: string): string {
  return isPlatform(id) ? rules.platforms[id].label : `${rules.unknownPlatformEmoji} ${id}`;
}

export function message(key: MessageKey): string {
  return rules.messages[key];
}

export function postsIncomplete(posts: number, ordered: number): string {
  return message('postsIncomplete')
    .replace('{posts}', String(posts))
    .replace('{ordered}', String(ordered));
}

/** What stands beside a post of the offline editor. */
export function onePost(shortened = false): string {
  return [...(shortened ? [message('postShortened')] : []), message('onePost')].join(' ');
}
