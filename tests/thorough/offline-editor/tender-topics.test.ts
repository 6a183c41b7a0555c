import { describe, expect, test } from 'vitest';
import { tendernessOf } from '#api/services/writers/offline/tenderness.ts';
import { platformIds, toneIds } from '#shared/rules.ts';
import { write } from './orders.ts';

const noise = /\p{Emoji_Presentation}|#|!|joke|wrong answers|tell a friend|news:/iu;

test.each([
  ["my grandmother's death", ''],
  ["my grandmother's death", 'She was 94. The funeral is on Friday at 2pm at St. Anne.'],
  ['My father died last week.', 'He fixed bicycles for 40 years.'],
  ['grief', ''],
  ['the school shooting', ''],
  ['the school shooting', 'A vigil is held tonight at 8 at the town hall.'],
  ['murder', ''],
])('%s, %s: quiet, whatever tone was asked for', async (topic, details) => {
  for (const platform of platformIds) {
    const sets = await Promise.all(
      toneIds.map((tone) => write({ topic, details, tone, platform })),
    );
    for (const posts of sets) {
      expect(posts).toEqual(sets[0]);
      expect(posts.filter((post) => noise.test(post))).toEqual([]);
    }
  }
});

test.each(['my divorce', 'anxiety', 'immigrants', 'women in tech', 'Muslims', 'I lost my job'])(
  'nobody jokes or disputes about: %s',
  async (topic) => {
    for (const tone of ['funny', 'controversial'] as const) {
      const posts = await write({ topic, tone, platform: 'instagram' });
      expect(posts.filter((post) => /joke|wrong answers|overrated|opinion|😄/i.test(post))).toEqual(
        [],
      );
    }
  },
);

test('bad news is not cheered', async () => {
  for (const tone of ['funny', 'motivational', 'casual'] as const) {
    const topic = 'we are closing our shop after 22 years';
    const details = 'Last day is March 29. The lease doubled.';
    for (const post of await write({ topic, details, tone, platform: 'instagram' })) {
      expect(post).not.toMatch(/\p{Emoji_Presentation}|good news|guess what|breaking/iu);
    }
  }
});

test.each([
  ['Sommerschlussverkauf', 'Ab Montag 30% auf alle Sandalen. Nur bis Samstag, 18 Uhr.'],
  ['Meine Oma ist gestorben', 'Sie wurde 94 und hat mir das Stricken beigebracht.'],
  ['Nous ouvrons une deuxième boulangerie à Lyon', 'Le 3 mai à 7h, 14 rue des Lilas.'],
  ['日本の朝ごはん', ''],
  ['Привет мир', ''],
])('%s is set without a word of English', async (topic, details) => {
  const words = (text: string) => text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];
  for (const tone of toneIds) {
    for (const post of await write({ topic, details, tone, platform: 'instagram' })) {
      const said = new Set(words(`${topic} ${details}`));
      expect(words(post).filter((word) => !said.has(word))).toEqual([]);
    }
  }
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
    expect(tendernessOf(topic)).toBe(tenderness);
  });
});
