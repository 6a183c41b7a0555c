import type { Plugin } from 'vite';
import { mayHaveTexts, withTexts } from './find-texts.ts';
import { signsInOtherWords } from './sign-texts.ts';
import type { Words } from './words.ts';

const signs = /\/content\/writing\/tells\/\w+\.json$/;
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
      filter: { id: [source, signs, /\/src\/shared\/rules\.json$/] },
      handler(code, id) {
        if (signs.test(id)) return { code: signsInOtherWords(code, words.text), map: null };
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
