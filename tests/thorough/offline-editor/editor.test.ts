import { describe, expect, test } from 'vitest';
import { offlineWriter } from '#api/services/writers/offline/offline-writer.ts';
import { platformIds, toneIds } from '#shared/rules.ts';
import { orderFor, write } from './orders.ts';

const hiring = {
  topic: 'We are hiring a baker in Leeds',
  details:
    '£14/hour, full time from June. You start at 4am but you are home by noon. We are six people and one cat. No experience needed, we train you. Apply: jobs@millbakery.co.uk by 12 May',
};

describe('the seed', () => {
  test('the same order gives the same posts', async () => {
    expect(await write(hiring)).toEqual(await write(hiring));
  });

  test('another seed is another choice', async () => {
    const sets = await Promise.all(
      ['one', 'two', 'three', 'four'].map((seed) => write({ seed, tone: 'funny', posts: 3 })),
    );
    expect(new Set(sets.map((posts) => posts.join('\n'))).size).toBeGreaterThan(1);
  });

  test('fewer posts are the beginning of more', async () => {
    const all = await write(hiring);
    expect(all.length).toBeGreaterThanOrEqual(5);
    expect(await write({ ...hiring, posts: 2 })).toEqual(all.slice(0, 2));
  });
});

test('what a reader needs stands in every post', async () => {
  for (const platform of platformIds) {
    for (const post of await write({ ...hiring, platform })) {
      for (const fact of [
        'hiring a baker in Leeds',
        '£14/hour',
        'jobs@millbakery.co.uk by 12 May',
      ]) {
        expect(post).toContain(fact);
      }
    }
  }
});

test('a topic alone gives few and short posts', async () => {
  for (const tone of toneIds) {
    const posts = await write({ topic: 'cold brew', tone });
    expect(posts.length).toBeLessThanOrEqual(3);
    for (const post of posts) expect(post.length).toBeLessThan(100);
  }
});

test('a list keeps its items and its order, and counts only what it holds', async () => {
  const items = 'skipping one-on-ones; doing the work yourself; hiring clones';
  const [five = ''] = await write({ topic: '5 mistakes new managers make', details: items });
  expect(five).toBe(
    'Mistakes new managers make:\n1. Skipping one-on-ones\n2. Doing the work yourself\n3. Hiring clones',
  );
});

test('a how-to without steps promises none', async () => {
  for (const post of await write({ topic: 'how to learn Spanish' }))
    expect(post).not.toContain(':');
});

test('a provocation states the claim first', async () => {
  const [post] = await write({
    topic: 'Cold brew is overrated',
    details: 'I run a coffee shop and 7 of 10 people order it.',
    tone: 'controversial',
  });
  expect(post).toMatch(/^(?:[^:]+: )?cold brew is overrated\./i);
});

test('hashtags stand where they are read, and name what the topic names', async () => {
  const about = { topic: 'sourdough workshop', details: 'Saturday 10am at the old mill' };
  for (const post of await write({ ...about, platform: 'instagram' })) {
    expect(post.match(/#\S+/g)).toEqual(['#Sourdough', '#Workshop']);
  }
  for (const post of await write({ ...about, platform: 'x' })) expect(post).not.toContain('#');
});

test('words that the author never uses stay away', async () => {
  const voice = { name: 'mine', samples: [], never: ['cat', 'please share'], always: [] };
  for (const post of await write({ ...hiring, voice })) expect(post).not.toMatch(/\bcat\b|please/i);
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

test('the operator sees what is at work', () => {
  expect(offlineWriter()).toMatchObject({ name: 'offline', offline: true });
});
