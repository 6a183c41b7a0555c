import { expect, test } from 'vitest';
import { platformIds, rules } from '#shared/rules.ts';
import { countPost, isTooLong } from '#shared/text/count.ts';
import { fitPost } from '#shared/text/fit.ts';
import { creditFor, roomForCredit, withCredit } from '#shared/text/source/credit.ts';

const page = { address: 'https://www.example.com/garden' };

test('a post gets the address, or its server where nobody can follow one', () => {
  for (const platform of platformIds) {
    const wanted = rules.platforms[platform].links === false ? 'example.com' : page.address;
    expect(creditFor(page, platform)).toBe(wanted);
  }
  expect(rules.platforms.instagram.links).toBe(false);
});

test('an address that takes too much of the room is not added, and a text of one’s own has none', () => {
  const long = { ...page, address: `https://example.com/${'a'.repeat(150)}` };
  expect(creditFor(long, 'bluesky')).toBe('example.com');
  // X counts every address as 23.
  expect(creditFor(long, 'x')).toBe(long.address);
  expect(creditFor({ address: '' }, 'x')).toBe('');
});

test('it stands in front of the hashtags, and once', () => {
  const { address } = page;
  expect(withCredit('Tomatoes.', address)).toBe(`Tomatoes.\n\n${address}`);
  expect(withCredit('Tomatoes.\n\n#garden #pots', address)).toBe(
    `Tomatoes.\n\n${address}\n\n#garden #pots`,
  );
  expect(withCredit('See www.example.com/garden for more.', address)).not.toContain(address);
  expect(withCredit('More on example.com', 'example.com')).toBe('More on example.com');
  expect(withCredit('Tomatoes.', '')).toBe('Tomatoes.');
});

test('a post that leaves it its room fits with it on every platform', () => {
  const one = 'One more sentence about growing tomatoes 🍅 in four small pots. ';
  const shorter = platformIds.filter((platform) => rules.platforms[platform].limit < 10_000);
  for (const platform of shorter) {
    const long = one.repeat(200);
    for (const tail of ['', '#garden', '\n\n#garden #pots']) {
      const credit = creditFor(page, platform);
      const reserved = roomForCredit(credit, platform);
      const post = withCredit(fitPost(long + tail, platform, reserved), credit);
      expect(isTooLong(post, platform)).toBe(false);
      expect(post).toContain(credit);
      expect(countPost(post, platform)).toBeGreaterThan(rules.platforms[platform].limit * 0.6);
    }
  }
});
