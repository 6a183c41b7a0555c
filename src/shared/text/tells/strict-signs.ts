import { languages } from '../tells.ts';
import type { LanguageRules, Rule } from './language-rules.ts';
import { wordingOf } from './pattern.ts';

export interface StrictSign {
  id: string;
  reason: string;
  /** One of its wordings. */
  wording: string;
}

/** By language, the signs that are shown without being asked for, for whoever should avoid them. */
export function strictSigns(): Map<string, StrictSign[]> {
  const signsOf = ({ entries }: LanguageRules) => {
    const found = new Map<Rule, StrictSign>();
    for (const { rule, pattern } of [...entries.values()].flat()) {
      if (rule.tier !== 'strict' || found.has(rule)) continue;
      found.set(rule, { id: rule.id, reason: rule.reason, wording: wordingOf(pattern) });
    }
    return [...found.values()];
  };
  return new Map([...languages].map(([name, rules]) => [name, signsOf(rules)]));
}
