import { expect, test } from 'vitest';
import { composerAddress, takesWhole } from '#shared/composer.ts';
import { platformIds, rules } from '#shared/rules.ts';

test('every platform has an address that opens over https', () => {
  for (const id of platformIds) {
    expect(new URL(composerAddress('One post', id)).protocol).toBe('https:');
  }
});

test('the text goes along where the composer takes it, whatever it is made of', () => {
  const text = 'Bread & butter? 100% #rye\nתודה 👨‍👩‍👧';
  for (const id of platformIds) {
    const { text: parameter, link } = rules.platforms[id].share;
    if (parameter === null || link !== undefined) continue;
    const { search, hash } = new URL(composerAddress(text, id));
    expect(new URLSearchParams(search || hash.slice(1)).get(parameter)).toBe(text);
  }
  expect(composerAddress('Hi', 'linkedin')).toContain('shareActive=true&text=Hi');
  expect(composerAddress('Hi', 'instagram')).toBe(rules.platforms.instagram.share.address);
});

test('a text that is too long for its platform, or for an address, is not handed over', () => {
  const { limit, share } = rules.platforms.x;
  expect(takesWhole('a'.repeat(limit), 'x')).toBe(true);
  expect(composerAddress('a'.repeat(limit + 1), 'x')).toBe(share.address);
  const signs = 'я'.repeat(rules.composer.longestText / 6);
  expect(takesWhole(signs, 'linkedin')).toBe(true);
  expect(takesWhole(`${signs}я`, 'linkedin')).toBe(false);
});

test('where a composer needs a link, the last line is the link, and a text without one is pasted', () => {
  const address = new URL(
    composerAddress('Open on Sundays.\n\nhttps://rolls.example/may', 'telegram'),
  );
  expect(address.searchParams.get('url')).toBe('https://rolls.example/may');
  expect(address.searchParams.get('text')).toBe('Open on Sundays.');
  for (const text of [
    'Open on Sundays.',
    'See https://rolls.example/may',
    'https://rolls.example/',
  ]) {
    expect(takesWhole(text, 'telegram')).toBe(false);
    expect(composerAddress(text, 'telegram')).toBe(rules.platforms.telegram.share.empty);
  }
});

test('where a composer takes a link and no text, the link that a post ends with goes along', () => {
  const text = 'Open on Sundays.\n\nhttps://rolls.example/may?day=1&room=2';
  const address = new URL(composerAddress(text, 'facebook'));
  expect([...address.searchParams]).toEqual([['u', 'https://rolls.example/may?day=1&room=2']]);
  expect(takesWhole(text, 'facebook')).toBe(false);
  const { empty } = rules.platforms.facebook.share;
  const endless = `https://rolls.example/${'a'.repeat(rules.composer.longestText)}`;
  for (const pasted of ['Open on Sundays.', `Open on Sundays.\n${endless}`]) {
    expect(composerAddress(pasted, 'facebook')).toBe(empty);
  }
});

test('half a sign does not break the address', () => {
  expect(composerAddress('a\ud83d', 'x')).toContain('text=a%EF%BF%BD');
});
