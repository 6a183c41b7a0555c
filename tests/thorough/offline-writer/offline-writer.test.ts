import { describe, expect, test } from 'vitest';
import { shapePosts } from '#api/services/generation/shape-posts.ts';
import { offlineWriter } from '#api/services/writers/offline/offline-writer.ts';
import { toneIds } from '#shared/rules.ts';
import { everyKind, orderFor, write } from './orders.ts';

describe('the seed', () => {
  test('the same order gives the same posts', async () => {
    for (const kind of everyKind) expect(await write(kind)).toEqual(await write(kind));
  });

  test('another seed gives other posts', async () => {
    for (const kind of everyKind) {
      const first = await write({ ...kind, posts: 5, seed: 'one' });
      const other = await write({ ...kind, posts: 5, seed: 'two' });
      // Two short posts may meet by chance; more would be the same deal of cards.
      expect(first.filter((post) => other.includes(post)).length).toBeLessThan(2);
    }
  });

  test('fewer posts are the beginning of more', async () => {
    const ten = await write({ platform: 'linkedin' });
    expect(await write({ platform: 'linkedin', posts: 4 })).toEqual(ten.slice(0, 4));
  });
});

test('each tone has its own words', async () => {
  const sentences = new Map<string, string>();
  for (const tone of toneIds) {
    for (const post of await write({ tone, platform: 'linkedin', length: 3 })) {
      for (const sentence of post.split(/(?<=[.!?])\s+|\n+/).filter((part) => part.length > 20)) {
        expect(sentences.get(sentence) ?? tone, sentence).toBe(tone);
        sentences.set(sentence, tone);
      }
    }
  }
});

test('a higher temperature lets more of the material in', async () => {
  const openings = async (temperature: number) => {
    const seen = new Set<string>();
    for (let seed = 0; seed < 40; seed++) {
      for (const post of await write({ temperature, posts: 1, seed: `${seed}` })) {
        seen.add(post.split(/[.?!\n]/)[0] ?? '');
      }
    }
    return seen.size;
  };
  expect(await openings(1)).toBeGreaterThan(await openings(0.1));
});

test('every wish from one post to ten is granted', async () => {
  for (let posts = 1; posts <= 10; posts++) expect(await write({ posts })).toHaveLength(posts);
});

describe('an abort', () => {
  test('before the first post nothing is written', async () => {
    const reason = new Error('the reader left');
    const posts = offlineWriter().write(orderFor(), AbortSignal.abort(reason));
    await expect(posts[Symbol.asyncIterator]().next()).rejects.toBe(reason);
  });

  test('between two posts the second is not written', async () => {
    const reader = new AbortController();
    const seen: string[] = [];
    const reading = async () => {
      for await (const post of offlineWriter().write(orderFor(), reader.signal)) {
        seen.push(post);
        reader.abort();
      }
    };
    await expect(reading()).rejects.toThrow('aborted');
    expect(seen).toHaveLength(1);
  });
});

test('the posts pass the shaping of every writer unchanged', async () => {
  for (const kind of everyKind) {
    for (const topic of [
      'coffee',
      'We are hiring.',
      'https://example.com/launch',
      '日本の朝ごはん',
    ]) {
      const order = orderFor({ ...kind, topic });
      const shaped: string[] = [];
      for await (const post of shapePosts(offlineWriter(), order, new AbortController().signal)) {
        shaped.push(post);
      }
      expect(shaped).toEqual(await write({ ...kind, topic }));
    }
  }
});

test('the operator sees what is at work', () => {
  expect(offlineWriter()).toMatchObject({ name: 'offline', offline: true });
});
