import { describe, expect, test } from 'vitest';
import { everyKind, write } from './orders.ts';

const forThings =
  /criticize|does nothing for you|what (?:is it|are they) for|when is it wrong|expected to|flaw|take it apart|useful to you|feedback|review|potato|useful questions|one question/i;

describe('somebody close to the author is not treated as a thing', () => {
  test.each(['my daughter', 'our new designer Anna', 'my cat', 'my mother and father'])(
    '%s',
    async (topic) => {
      for (const kind of everyKind) {
        const posts = await write({ ...kind, topic });
        expect(
          posts.filter((post) => forThings.test(post)),
          JSON.stringify(kind),
        ).toEqual([]);
      }
    },
  );
});

test('a proper name gets no advice, no versions and no off-duty side', async () => {
  const improper = /advice|off-duty|version of|notes? on|harm to|part of Elon|pace with|step on/i;
  for (const kind of everyKind) {
    const posts = await write({ ...kind, topic: 'Elon Musk' });
    const hooks = posts.map((post) => post.split(/(?<=[.?!])\s/)[0] ?? '');
    expect(hooks.filter((hook) => improper.test(hook))).toEqual([]);
  }
});

test('good wishes and plain news are not put up for dispute', async () => {
  const dispute = /disagree|dare|flaw|wrong|argu|permission|followers|objection|changemymind/i;
  for (const topic of ["Happy Mother's Day", 'We are hiring a barista']) {
    const posts = await write({ topic, tone: 'controversial', length: 1 });
    expect(posts.filter((post) => dispute.test(post))).toEqual([]);
  }
  const posts = await write({ topic: 'We should ban cars', tone: 'controversial', length: 1 });
  expect(posts.filter((post) => dispute.test(post))).not.toEqual([]);
});

test('a post on X holds as many of the sentences as there is room for', async () => {
  const topic = 'We open on May 3. Free croissants! Bring your dog';
  const long = await write({ topic, platform: 'x', length: 3 });
  expect(long.filter((post) => !post.includes('Free croissants! Bring your dog.'))).toEqual([]);
  expect(long.filter((post) => post.includes('May 3. That is the post.'))).toEqual([]);
});

test('an announcement keeps its capitals', async () => {
  const topic = 'Free online workshop: plan a month of posts in one hour';
  for (const post of await write({ topic, platform: 'linkedin' })) {
    expect(post).toContain('Free online workshop: plan a month');
    expect(post).not.toContain('“');
  }
});
