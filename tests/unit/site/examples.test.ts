import { expect, test } from 'vitest';
import { platformIds, rules, toneIds } from '#shared/rules.ts';
import { isTooLong } from '#shared/text/count.ts';
import { exampleTopics } from '../../../src/components/landing/examples.ts';

const examples = exampleTopics.flatMap(({ id, posts }) =>
  toneIds.flatMap((tone) =>
    platformIds.map((platform) => ({ id, tone, platform, text: posts[tone][platform] })),
  ),
);

test.each(examples)(
  'the example of $id, $tone, $platform fits its platform',
  ({ platform, text }) => {
    expect(isTooLong(text, platform)).toBe(false);
    const hashtags = text.match(/#[\p{L}\p{N}_]+/gu) ?? [];
    expect(hashtags.length).toBeGreaterThan(0);
    expect(hashtags.length).toBeLessThanOrEqual(rules.platforms[platform].hashtags);
  },
);

test('no two examples are the same', () => {
  expect(new Set(examples.map(({ text }) => text)).size).toBe(examples.length);
});
