import { type Counting, type Platform, platformIds, rules } from '#shared/rules.ts';

const number = new Intl.NumberFormat('en-US');

const counted: Record<Counting, string> = {
  weighted: 'weighted characters: a link counts as 23, an emoji as 2',
  characters: 'characters',
  emojiBytes: 'characters, where an emoji takes up several',
  graphemesAndBytes: 'characters as you see them, an emoji being one',
  mastodon: 'characters, where a link counts as 23 and the server of a mention not at all',
  bytes: 'characters, where one outside of English takes up two to four',
};

/** "3,000 characters": how much fits, as the platform counts. */
export function limitOf(platform: Platform): string {
  const { limit, counting } = rules.platforms[platform];
  return `${number.format(limit)} ${counted[counting]}`;
}

/** What a post for the platform has to fit, in one or two sentences. */
export function factsOf(platform: Platform): string {
  const { hashtags, fold } = rules.platforms[platform];
  const tags = hashtags === 1 ? 'one hashtag' : `${hashtags} hashtags`;
  const opening = fold?.phone?.characters ? ', and an opening that works before “see more”' : '';
  return `Up to ${limitOf(platform)}. At most ${tags}${opening}.`;
}

/** Every platform's limit as a Markdown list. */
export function platformLimits(): string {
  return platformIds.map((id) => `- ${rules.platforms[id].name}: ${limitOf(id)}`).join('\n');
}
