import { expect, test } from 'vitest';
import { guessLanguage } from '#shared/text/tells/guess-language.ts';
import { tokensOf } from '#shared/text/tells/tokens.ts';

const guess = (text: string) => guessLanguage(tokensOf(text));

test.each(['Oferta de verano', 'Curso de aquarela', 'Cours de yoga', 'Taller de pan'])(
  '%s: what several languages have says nothing of which it is',
  (topic) => {
    expect(guess(topic)).toBeNull();
  },
);

test.each([
  ['de', 'Danke an meine Kunden'],
  ['de', 'Wanderung in den Bergen'],
  ['de', 'Flohmarkt am Samstag'],
  ['es', 'Gracias a mis clientes, de todo corazón y sin prisa'],
  ['fr', 'Notre nouvelle boutique'],
  ['it', 'Il nostro nuovo negozio'],
  ['nl', 'Feest in het dorp'],
  ['pt', 'Minha primeira maratona'],
  ['en', 'A walk in the hills'],
])('%s: %s', (language, topic) => {
  expect(guess(topic)).toBe(language);
});
