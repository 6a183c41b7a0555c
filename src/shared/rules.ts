import type { PlatformRules } from './platform-rules.ts';
import json from './rules.json' with { type: 'json' };

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
