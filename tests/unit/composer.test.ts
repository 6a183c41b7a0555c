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
    const { text: parameter } = rules.platforms[id].share;
    if (parameter === null) continue;
    expect(new URL(composerAddress(text, id)).searchParams.get(parameter)).toBe(text);
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

test('half a sign does not break the address', () => {
  expect(composerAddress('a\ud83d', 'x')).toContain('text=a%EF%BF%BD');
});
