import { describe, expect, test } from 'vitest';
import { voiceFor } from '#api/services/writers/offline/material/voices.ts';
import { readTopic } from '#api/services/writers/offline/topic/topic.ts';
import { toneIds } from '#shared/rules.ts';
import { write } from './orders.ts';

function voicesFor(topic: string): number {
  return new Set(toneIds.map((tone) => voiceFor(tone, readTopic(topic)))).size;
}

test('grief is met with one voice, whatever tone was asked for', async () => {
  for (const topic of ["my grandmother's death", 'My father died last week.', 'grief']) {
    expect(voicesFor(topic)).toBe(1);
    const posts = await write({ topic, tone: 'funny', platform: 'instagram' });
    expect(posts.filter((post) => /\p{Emoji_Presentation}/u.test(post))).toEqual([]);
  }
});

test('a burden silences the jokes and the provocations only', () => {
  expect(voicesFor('anxiety')).toBe(toneIds.length - 1);
  expect(voicesFor('coffee')).toBe(toneIds.length);
});

test('a provocation is never about a group of people', async () => {
  const harsh = /overrated|lazy|slogan|warning sign|obviously|stop|nobody/i;
  for (const topic of ['immigrants', 'women in tech', 'Muslims']) {
    const posts = await write({ topic, tone: 'controversial', length: 1 });
    expect(posts.filter((post) => harsh.test(post))).toEqual([]);
  }
  const posts = await write({ topic: 'coffee', tone: 'controversial', length: 1 });
  expect(posts.filter((post) => harsh.test(post))).not.toEqual([]);
});

describe('what people do to people', () => {
  const living =
    /alone with|helped|helps you|from the inside|live with it|patience|I want to learn|still learning/;

  test.each(['murder', 'the school shooting', 'terrorism', 'domestic violence'])(
    '%s is nothing to live with, to learn from or to be patient about',
    async (topic) => {
      expect(voicesFor(topic)).toBe(1);
      for (const length of [1, 2, 3] as const) {
        const posts = await write({ topic, tone: 'casual', platform: 'instagram', length });
        expect(posts.filter((post) => living.test(post.split('\n')[0] ?? ''))).toEqual([]);
        expect(posts.filter((post) => /\p{Emoji_Presentation}/u.test(post))).toEqual([]);
      }
    },
  );
});

describe('tenderness', () => {
  test.each([
    ['coffee', 'none'],
    ['Star Wars', 'none'],
    ['grief', 'grave'],
    ['suicide', 'grave'],
    ['my late father', 'grave'],
    ['my late lunch', 'none'],
    ['I lost my father', 'grave'],
    ['We lost our dog last night', 'grave'],
    ['the loss of my best friend', 'grave'],
    ['I lost my keys', 'none'],
    ['We lost our biggest client today', 'none'],
    ['I lost my voice', 'none'],
    ['We lost our deposit', 'none'],
    ['We lost our match on Saturday', 'none'],
    ["I lost my daughter's phone", 'none'],
    ['My phone died', 'none'],
    ['how to kill time at the airport', 'none'],
    ['the school shooting', 'violence'],
    ['a mass shooting in Ohio', 'violence'],
    ['shooting stars', 'none'],
    ['shooting a wedding in the rain', 'none'],
    ['the bombing of a hospital', 'violence'],
    ['victims of the attack', 'violence'],
    ['a knife attack in our town', 'violence'],
    ['first-person shooter games', 'none'],
    ['my divorce', 'heavy'],
    ['I lost my job', 'heavy'],
    ['women in tech', 'people'],
  ])('%s', (topic, tenderness) => {
    expect(readTopic(topic).tenderness).toBe(tenderness);
  });
});
