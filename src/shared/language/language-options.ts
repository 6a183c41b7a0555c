import { languageIds } from '../refinement.ts';
import { type Language, rules } from '../rules.ts';
import { pageLanguage } from './page-language.ts';

/** As its own speakers call it; null where that is how it is called here, or a browser does not know it. */
function ownName(language: Language, label: string): string | null {
  const own = new Intl.DisplayNames([language], { type: 'language', fallback: 'none' }).of(
    language,
  );
  if (own === undefined) return null;
  return label.toLowerCase().startsWith(own.toLowerCase()) ? null : own;
}

/**
 * All languages that posts are written in, for a list: the reader's own first, then as their alphabet has them,
 * each with its own name, by which its speakers find it wherever they read.
 */
export function languageOptions(reader = pageLanguage): [Language, string][] {
  const order = new Intl.Collator(reader);
  const own = reader.slice(0, 2);
  const label = (one: Language) => rules.languages[one];
  const sorted = languageIds.toSorted((one, other) => order.compare(label(one), label(other)));
  return [...sorted.filter((one) => one === own), ...sorted.filter((one) => one !== own)].map(
    (one) => {
      const name = ownName(one, label(one));
      return [one, name === null ? label(one) : `${label(one)} – ${name}`];
    },
  );
}
