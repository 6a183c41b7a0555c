import type { Plugin } from 'vite';
import { mayHaveTexts, withTexts } from './find-texts.ts';
import type { Words } from './words.ts';

const source = /\/src\/[^?]*\.(?:tsx?|astro)(?:\?header)?$/;

/**
 * Puts the words of the build's language in the place of the English ones, in pages and in what browsers
 * run alike: nobody carries a dictionary. `pageRules` shortens the rules for browsers afterwards.
 */
export function putWordsIn(words: Words): Plugin {
  return {
    name: 'put-words-in',
    transform: {
      // Before Astro has made JavaScript of its files, so that tests find in the sources what this finds.
      order: 'pre',
      filter: { id: [source, /\/src\/shared\/rules\.json$/] },
      handler(code, id) {
        if (id.endsWith('.json')) {
          return { code: JSON.stringify(words.rules(JSON.parse(code))), map: null };
        }
        if (!mayHaveTexts(code)) return null;
        const [file = id] = id.split('?');
        return { code: withTexts(file, code, words.text), map: null };
      },
    },
  };
}
