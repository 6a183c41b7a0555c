import { expect, test } from 'vitest';
import { platformIds, rules } from '#shared/rules.ts';
import { countPost, isTooLong } from '#shared/text/count.ts';
import { fitPost } from '#shared/text/fit.ts';
import { creditFor, roomForCredit, withCredit } from '#shared/text/source/credit.ts';

const page = { address: 'https://example.com/garden', site: 'Garden News' };

test('a post gets the address, and the name of the site where nobody can follow one', () => {
  for (const platform of platformIds) {
    const wanted = rules.platforms[platform].links === false ? 'via Garden News' : page.address;
    expect(creditFor(page, platform)).toBe(wanted);
  }
  expect(rules.platforms.instagram.links).toBe(false);
});

test('an address that takes too much of the room is not added, and a text of one’s own has none', () => {
  const long = { ...page, address: `https://example.com/${'a'.repeat(150)}` };
  expect(creditFor(long, 'bluesky')).toBe('via Garden News');
  // X counts every address as 23.
  expect(creditFor(long, 'x')).toBe(long.address);
  expect(creditFor({ address: '', site: '' }, 'x')).toBe('');
});

test('a name that takes too much of the room is cut between words, or left out', () => {
  const named = (site: string) => creditFor({ address: '', site }, 'x');
  expect(named('新聞'.repeat(100))).toBe('');
  expect(named(`The Garden News ${'a'.repeat(180)}`)).toBe('via The Garden News');
  for (const platform of platformIds) {
    const credit = creditFor({ address: '', site: '新聞 '.repeat(66).trim() }, platform);
    expect(credit).toContain('via 新聞');
    expect(roomForCredit(credit, platform)).toBeLessThan(rules.platforms[platform].limit / 2);
  }
});

test('it stands in front of the hashtags, and once', () => {
  const { address } = page;
  expect(withCredit('Tomatoes.', address)).toBe(`Tomatoes.\n\n${address}`);
  expect(withCredit('Tomatoes.\n\n#garden #pots', address)).toBe(
    `Tomatoes.\n\n${address}\n\n#garden #pots`,
  );
  expect(withCredit('See www.example.com/garden for more.', address)).not.toContain(address);
  expect(withCredit('Garden News says: tomatoes.', 'via Garden News')).toBe(
    'Garden News says: tomatoes.',
  );
  expect(withCredit('Tomatoes.', '')).toBe('Tomatoes.');
});

test('a name that people say shorter is said once too', () => {
  const brewery = 'via Crooked Weir Brewing Co.';
  expect(withCredit('Crooked Weir moves.', brewery)).toBe('Crooked Weir moves.');
  expect(withCredit('We are brewing.', brewery)).toBe(`We are brewing.\n\n${brewery}`);
  expect(withCredit('See Silverdrawer-photo.org.', 'via silverdrawer-photo.org')).not.toContain(
    'via',
  );
});

test.each([
  ['Time', 'This time the slugs won.'],
  ['Time', 'Time flies.'],
  ['Wired', 'Hardwired for slugs.'],
  ['X', 'Next week: pots.'],
  ['S', 'Slugs.'],
  ['Medium', 'A Medium sized pot.'],
  ['medium.com', 'A medium sized pot.'],
  ['The Guardian', 'Guardian angels for lettuce.'],
  ['Die Zeit', 'Die Zeit vergeht.'],
  ['Garden News', 'Garden work on a balcony.'],
  ['Garden News', 'Garden news: slugs.'],
  ['garden news', 'No garden news today.'],
  ['Los Angeles Times', 'Los Angeles opens a bridge.'],
  ['新聞', '新聞を読む。'],
])('%s is not named by: %s', (site, post) => {
  const credit = `via ${site}`;
  expect(withCredit(post, credit)).toBe(`${post}\n\n${credit}`);
  expect(withCredit(`${post} (Via ${site})`, credit)).toBe(`${post} (Via ${site})`);
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
