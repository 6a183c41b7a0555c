import { expect, test } from 'vitest';
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
