import de from '../../../content/writing/tells/de.json' with { type: 'json' };
import en from '../../../content/writing/tells/en.json' with { type: 'json' };
import es from '../../../content/writing/tells/es.json' with { type: 'json' };
import fr from '../../../content/writing/tells/fr.json' with { type: 'json' };
import pt from '../../../content/writing/tells/pt.json' with { type: 'json' };
import type { Finding } from './tells/finding.ts';
import { guessLanguage } from './tells/guess-language.ts';
import { type LanguageRules, type Rule, readLanguage } from './tells/language-rules.ts';
import { findLeaks } from './tells/leakage.ts';
import { findNeverWords } from './tells/never-words.ts';
import { findPhrases } from './tells/phrases.ts';
import { findTriads } from './tells/structure.ts';
import { findTaste } from './tells/taste.ts';
import { tokensOf } from './tells/tokens.ts';

export type { Finding };

/** Read at once, so that a mistake in a file is said when the server starts. */
export const languages = new Map<string, LanguageRules>([
  ['de', readLanguage('de', de)],
  ['en', readLanguage('en', en)],
  ['es', readLanguage('es', es)],
  ['fr', readLanguage('fr', fr)],
  ['pt', readLanguage('pt', pt)],
]);

export interface Reading {
  /** Where it is not known it is guessed, and where that is not plain no rule of a language runs. */
  language?: string | null;
  /** What it is taken for where it does not say so itself: posts are short. */
  likely?: string | null | undefined;
  /** Words of the author's own, in small letters: what they use themselves is their voice. */
  ownWords?: Iterable<string>;
  /** Words the author has said they never use. */
  never?: Iterable<string>;
}

/** "De" alone is Dutch as well as Portuguese: two such words are nothing against what was ordered. */
const leastAgainst = 3;

const weight = { leakage: 2, strict: 1, taste: 0 };

/** The graver first, then the longer: of findings that overlap one is enough. */
function withoutOverlaps(findings: readonly Finding[]): Finding[] {
  const byPlace = [...findings].sort(
    (a, b) => a.start - b.start || weight[b.tier] - weight[a.tier] || b.end - a.end,
  );
  const kept: Finding[] = [];
  for (const finding of byPlace) {
    const before = kept.at(-1);
    if (before === undefined || before.end <= finding.start) kept.push(finding);
    else if (weight[finding.tier] > weight[before.tier]) kept[kept.length - 1] = finding;
  }
  return kept;
}

/**
 * Signs of a machine in a text, in their order. It knows patterns and counts them, and says nothing
 * about who wrote a text.
 */
export function findTells(
  text: string,
  { language, likely, ownWords = [], never = [] }: Reading = {},
): Finding[] {
  const tokens = tokensOf(text);
  const spoken = (language ?? guessLanguage(tokens, likely ? leastAgainst : 1) ?? likely)
    ?.slice(0, 2)
    .toLowerCase();
  const own = new Set(ownWords);
  const found = [...findLeaks(text), ...findNeverWords(text, tokens, never)];
  for (const [name, rules] of languages) {
    const applies = (rule: Rule) => name === spoken || rule.tier === 'leakage';
    found.push(...findPhrases(tokens, rules, applies, own));
    if (name === spoken) found.push(...findTriads(tokens, rules), ...findTaste(text));
  }
  return withoutOverlaps(found);
}

/**
 * Of all signs those alone that never stay in a post, whatever its language: every draft is searched for
 * them, and a model, which may be a stranger's, can write thousands of the others.
 */
export function findLeakage(text: string): Finding[] {
  const tokens = tokensOf(text);
  const own = new Set<string>();
  const isLeakage = ({ tier }: Rule) => tier === 'leakage';
  const phrases = [...languages.values()].flatMap((rules) =>
    findPhrases(tokens, rules, isLeakage, own),
  );
  return withoutOverlaps([...findLeaks(text), ...phrases]);
}
