import twitterText from 'twitter-text';
import { describe, expect, test } from 'vitest';
import { readTopic } from '#api/services/writers/offline/topic/topic.ts';
import { type Platform, type PostLength, rules, type Shape } from '#shared/rules.ts';
import { countPost } from '#shared/text/count.ts';
import { everyKind, write } from './orders.ts';
import { topics } from './topics.ts';

const bands: Record<Shape, Record<PostLength, [from: number, to: number]>> = {
  short: { 1: [0, 120], 2: [120, 200], 3: [200, 275] },
  article: { 1: [200, 400], 2: [500, 900], 3: [1000, 1800] },
  caption: { 1: [120, 250], 2: [300, 600], 3: [700, 1400] },
};
const hashtags: Record<Shape, [fewest: number, most: number]> = {
  short: [0, 2],
  article: [3, 3],
  caption: [3, 5],
};

const sentenceEnd = /(?<=[.!?…。？！؟]["”]?)\s+|\n+/u;

function lengthOf(post: string, platform: Platform): number {
  if (platform === 'x') return twitterText.parseTweet(post).weightedLength;
  return rules.platforms[platform].counting === 'characters'
    ? [...post].length
    : countPost(post, platform);
}

function openingWords(post: string): string {
  const words = post.toLowerCase().match(/[\p{L}\p{M}\p{N}'’]+|\p{Emoji_Presentation}/gu) ?? [];
  return words.slice(0, 4).join(' ');
}

function withoutLinks(post: string, links: readonly string[]): string {
  return links.reduce((text, link) => text.replace(link, 'Link'), post);
}

describe.each(topics.map((topic) => ({ topic, name: topic.trim().slice(0, 40) })))(
  '$name',
  ({ topic }) => {
    const { links } = readTopic(topic);

    test.each(['first', 'second'])('reads well in every kind of post, seed %s', async (seed) => {
      for (const kind of everyKind) {
        const { platform, length } = kind;
        const { shape } = rules.platforms[platform];
        const posts = await write({ ...kind, topic, seed });
        const what = JSON.stringify({ ...kind, posts }, null, 1);
        expect(posts, what).toHaveLength(10);
        expect(new Set(posts.map(openingWords)).size, what).toBe(10);
        expect(new Set(posts.map((post) => post.split(sentenceEnd)[0])).size, what).toBe(10);

        for (const post of posts) {
          const [from, to] = bands[shape][length];
          expect(lengthOf(post, platform), post).toBeGreaterThanOrEqual(from);
          expect(lengthOf(post, platform), post).toBeLessThanOrEqual(to);

          const tags = post.match(/(?<=^|\s)#\S+/gu) ?? [];
          const [fewest, most] = hashtags[shape];
          expect(tags.length, post).toBeGreaterThanOrEqual(fewest);
          expect(tags.length, post).toBeLessThanOrEqual(most);
          for (const tag of tags) expect(tag).toMatch(/^#\p{L}[\p{L}\p{M}\p{N}]{1,23}$/u);

          for (const link of links) expect(post).toContain(link);
          const prose = withoutLinks(post, links);
          // One of the topics is written like a placeholder, and stands as it was typed.
          expect(prose.replaceAll('$& {topic} $1', '')).not.toMatch(
            /\{\w+\}|undefined|null|\[object/,
          );
          expect(prose).not.toMatch(/ {2}| \n|\n | $|\n{3}/);
          expect(prose).not.toMatch(/[.!?,;:]{2}|[.!?]["”][.!?]/);
          expect(prose).not.toMatch(/(?:^|[.!?]["”]?\s+|\n)["“]?\p{Ll}/u);
          expect(prose).not.toContain('—');
        }
      }
    });
  },
);

test('what the posts of one request say, they say once', async () => {
  for (const topic of ['coffee', 'our summer sale', 'growing tomatoes on a balcony']) {
    for (const kind of everyKind) {
      const posts = await write({ ...kind, topic });
      const said = posts.flatMap((post) => [
        ...new Set(post.split(sentenceEnd).filter((part) => part.length > 12 && !/^#/.test(part))),
      ]);
      const twice = said.filter((sentence, index) => said.indexOf(sentence) !== index);
      expect(twice, JSON.stringify(kind)).toEqual([]);
    }
  }
});
