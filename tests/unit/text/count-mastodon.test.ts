import { expect, test } from 'vitest';
import { rules } from '#shared/rules.ts';
import { countPost, isTooLong } from '#shared/text/count.ts';
import { fitPost } from '#shared/text/fit.ts';

const { limit } = rules.platforms.mastodon;
const family = '👩‍👩‍👧‍👦';

test.each([
  ['plain words', 'hello', 5],
  ['a family as readers see it', family, 1],
  ['a short link', 'http://a.com', 23],
  ['a long link', `https://example.com/${'a'.repeat(200)}`, 23],
  ['words around a link', 'see https://example.com here', 4 + 23 + 5],
  ['a mention without its server', 'hi @bob@example.com', 7],
  ['the end of a sentence behind a mention', 'thanks @bob@example.com.', 12],
  ['a mention of a server in other letters', 'hi @user@慕田峪长城.网址', 8],
  ['two of them', '@a@x.org and @b@y.org', '@a and @b'.length],
  ['a mention at home', 'hi @bob', 7],
  ['a mention of nowhere', '@bob@invalid', 12],
])('%s', (_name, text, count) => {
  expect(countPost(text, 'mastodon')).toBe(count);
});

test('an address of email is counted as it is written', () => {
  expect(countPost('mail bob@example.com', 'mastodon')).toBeGreaterThanOrEqual(20);
});

test('a link without a scheme never counts too low, as servers differ', () => {
  expect(countPost('example.com', 'mastodon')).toBe(23);
  const long = `example.com/${'a'.repeat(60)}`;
  expect(countPost(long, 'mastodon')).toBe(long.length);
});

test('what is no mention inside an address stays part of it', () => {
  expect(countPost('https://example.com/@bob@other.org', 'mastodon')).toBe(23);
});

test('500 visible characters fit, a link among them takes 23', () => {
  expect(isTooLong(family.repeat(limit), 'mastodon')).toBe(false);
  expect(isTooLong(family.repeat(limit + 1), 'mastodon')).toBe(true);
  const link = `http://${'b'.repeat(30)}.com/example`;
  expect(isTooLong(`${'a'.repeat(476)} ${link}`, 'mastodon')).toBe(false);
  expect(isTooLong(`${'a'.repeat(477)} ${link}`, 'mastodon')).toBe(true);
});

test('what is cut to fit fits, and no link is cut', () => {
  const text = `${'Words of a sentence. '.repeat(30)}https://example.com/${'a'.repeat(90)}`;
  const fitted = fitPost(text, 'mastodon');
  expect(isTooLong(fitted, 'mastodon')).toBe(false);
  expect(fitted).toMatch(/sentence\.$/);
});
