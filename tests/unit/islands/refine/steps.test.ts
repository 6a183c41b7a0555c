import { expect, test } from 'vitest';
import type { Refinable } from '#islands/parts/refine/refinable.ts';
import { stepBack, stepTo } from '#islands/parts/refine/steps.ts';

function postSaying(id: string, ...texts: string[]) {
  const post: Refinable = {
    ...{ id, of: 'post 1', source: {}, platform: 'x', tone: 'casual' },
    text: texts.at(-1) ?? '',
    versions: texts.map((text) => ({ text, cause: 'shorter' })),
    take: async ({ text, cause }, seen) => {
      expect(seen).toBe(post.text);
      const known = post.versions.some((version) => version.text === text);
      if (!known) post.versions = [...post.versions, { text, cause }];
      post.text = text;
      return true;
    },
  };
  return post;
}

const to = (text: string) => ({ text, cause: 'shorter' });

test('a step is taken back to where it came from, wherever that stands among the versions', async () => {
  const post = postSaying('one', 'a', 'b', 'c');
  await stepTo(post, to('a'));
  await stepTo(post, to('d'));
  expect(stepBack(post)).toBe(true);
  expect(post.text).toBe('a');
  await Promise.resolve();
  expect(stepBack(post)).toBe(true);
  expect(post.text).toBe('c');
});

test('what was done before this visit is taken back version by version', async () => {
  const post = postSaying('six', 'a', 'b', 'c');
  for (const text of ['b', 'a']) {
    expect(stepBack(post)).toBe(true);
    expect(post.text).toBe(text);
    await Promise.resolve();
  }
  expect(stepBack(post)).toBe(false);
});

test('what was edited since is the first that is taken back', async () => {
  const post = postSaying('two', 'a');
  await stepTo(post, to('b'));
  post.text = 'mine';
  stepBack(post);
  expect(post.text).toBe('b');
  await Promise.resolve();
  stepBack(post);
  expect(post.text).toBe('a');
});

test('nothing is taken back where nothing was done, and each post has its own steps', async () => {
  await stepTo(postSaying('three', 'a'), to('b'));
  expect(stepBack(postSaying('four', 'a'))).toBe(false);
});

test('a step that could not be kept is none', async () => {
  const post = { ...postSaying('five', 'a'), take: async () => false };
  expect(await stepTo(post, to('b'))).toBe(false);
  expect(stepBack(post)).toBe(false);
});
