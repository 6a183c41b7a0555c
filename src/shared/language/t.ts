import { formatNumber, pageLanguage } from './page-language.ts';

/** What stands in a text's `{places}`. */
export type Values = Readonly<Record<string, string | number>>;

const places = /\{(\w+)\}/;
// Left out of a page's script where nothing is counted.
const plurals = /* @__PURE__ */ new Intl.PluralRules(pageLanguage);

/**
 * A text of the pages, said in English where it stands. The build for another language puts its own words
 * in place, so the text is always written out, in single quotes; what varies stands in `{places}`.
 */
export function t(english: string, values: Values = {}): string {
  return tParts(english, values).join('');
}

/** The same for one thing and for several: `tCount(3, '{count} post', '{count} posts')`. */
export function tCount(count: number, one: string, several: string, values: Values = {}): string {
  const text = plurals.select(count) === 'one' ? one : several;
  return t(text, { count: formatNumber(count), ...values });
}

/** The pieces of a text, with what stands in its places between them: elements as well as words. */
export function tParts<Part>(text: string, parts: Readonly<Record<string, Part>>) {
  return text
    .split(places)
    .map((piece, index) => (index % 2 === 0 ? piece : (parts[piece] ?? `{${piece}}`)));
}
