import type { PlatformRules } from '../platform-rules.ts';
import { type Platform, rules } from '../rules.ts';

/** Limits that count instead of the usual ones: a Mastodon server has its own. */
export type OwnLimits = Readonly<Partial<Record<Platform, number>>>;

/** Where a post goes: a platform, and where somebody's own limits are known, those with it. An order is one. */
export type Place = Platform | { platform: Platform; limits?: OwnLimits };

export function rulesAt(place: Place): PlatformRules {
  if (typeof place === 'string') return rules.platforms[place];
  const { platform, limits } = place;
  const { limit } = rules.platforms[platform];
  return { ...rules.platforms[platform], limit: limits?.[platform] ?? limit };
}

/** The same place with other room. */
export function withLimit(place: Place, limit: number): Place {
  const platform = typeof place === 'string' ? place : place.platform;
  return { platform, limits: { [platform]: limit } };
}
