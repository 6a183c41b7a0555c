import rules from './rules.json' with { type: 'json' };

/** The one copy of every limit, label, price and sentence. PocketBase's hooks read the same JSON. */
export { rules };

export type Tone = keyof typeof rules.tones;
export type Platform = keyof typeof rules.platforms;
export type PostLength = 1 | 2 | 3;
export type Plan = keyof typeof rules.plans;
export type MessageKey = keyof typeof rules.messages;

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

/** A platform added or removed later may still name old rows: those show as a phone and the raw id. */
export function platformLabel(id: string): string {
  return isPlatform(id) ? rules.platforms[id].label : `${rules.unknownPlatformEmoji} ${id}`;
}

export function message(key: MessageKey): string {
  return rules.messages[key];
}
