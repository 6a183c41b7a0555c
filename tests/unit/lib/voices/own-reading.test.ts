import { expect, test } from 'vitest';
import { ownReading } from '#lib/voices/own-reading.ts';
import type { Voice } from '#shared/contracts/voices.ts';
import { findTells } from '#shared/text/tells.ts';

const voice = (changes: Partial<Voice>): Voice => {
  const lists = { samples: [], never: [], always: [] };
  return { id: 'a', name: 'Mine', isDefault: true, ...lists, ...changes };
};

const found = async (text: string, ...voices: Voice[]) =>
  findTells(text, { language: 'en', ...(await ownReading({ kind: 'loaded', voices })) }).map(
    ({ start, end }) => text.slice(start, end),
  );

test('a word that an author uses three times is no sign on their page', async () => {
  const text = 'We delve into the archive on Monday.';
  const samples = ['I delve.', 'They delve.', 'You delve too.'];
  expect(await found(text)).not.toEqual([]);
  expect(await found(text, voice({ samples: samples.slice(1) }))).not.toEqual([]);
  expect(await found(text, voice({ samples }))).toEqual([]);
  expect(await found(text, voice({}), voice({ samples }))).toEqual([]);
});

test('a word is a never-word on the page where no voice uses it', async () => {
  const [dry, loud] = [voice({ never: ['boat', 'kettle'] }), voice({ never: ['Kettle'] })];
  expect(await found('A boat, a kettle.', dry)).toEqual(['boat', 'kettle']);
  expect(await found('A boat, a kettle.', dry, loud)).toEqual(['kettle']);
});
