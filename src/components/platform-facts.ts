import { formatNumber } from '#shared/language/page-language.ts';
import { t, tCount } from '#shared/language/t.ts';
import type { Counting } from '#shared/platform-rules.ts';
import { type Platform, platformIds, rules } from '#shared/rules.ts';

const counted: Record<Counting, (limit: string) => string> = {
  weighted: (limit) =>
    t('{limit} weighted characters: a link counts as 23, an emoji as 2', { limit }),
  characters: (limit) => t('{limit} characters', { limit }),
  emojiBytes: (limit) => t('{limit} characters, where an emoji takes up several', { limit }),
  graphemesAndBytes: (limit) =>
    t('{limit} characters as you see them, an emoji being one', { limit }),
  mastodon: (limit) =>
    t('{limit} characters, where a link counts as 23 and the server of a mention not at all', {
      limit,
    }),
  bytes: (limit) =>
    t('{limit} characters, where one outside of English takes up two to four', { limit }),
};

/** "3,000 characters": how much fits, as the platform counts. */
export function limitOf(platform: Platform): string {
  const { limit, counting } = rules.platforms[platform];
  return counted[counting](formatNumber(limit));
}

/** What a post for the platform has to fit, in one or two sentences. */
export function factsOf(platform: Platform): string {
  const { hashtags, fold } = rules.platforms[platform];
  const length = t('Up to {limit}.', { limit: limitOf(platform) });
  const tags = fold?.phone?.characters
    ? tCount(
        hashtags,
        'At most one hashtag, and an opening that works before “see more”.',
        'At most {count} hashtags, and an opening that works before “see more”.',
      )
    : tCount(hashtags, 'At most one hashtag.', 'At most {count} hashtags.');
  return `${length} ${tags}`;
}

/** Every platform's limit as a Markdown list. */
export function platformLimits(): string {
  return platformIds.map((id) => `- ${rules.platforms[id].name}: ${limitOf(id)}`).join('\n');
}
