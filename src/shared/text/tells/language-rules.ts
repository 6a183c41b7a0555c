import { PlainError } from '../../plain-error.ts';
import { type Pattern, parsePattern } from './pattern.ts';

export type Tier = 'leakage' | 'strict' | 'taste';

/** One sign, as it stands in content/writing/tells/<language>.json. */
interface RuleFile {
  id: string;
  tier?: string;
  reason: string;
  match: string[];
  /** What replaces it where that is always right: one text, or one for each matched wording. */
  mend?: string | Record<string, string>;
  /** The sign is the whole sentence. */
  sentence?: boolean;
  /** Only in the last sentence. */
  last?: boolean;
  /** Only where a text has it so many times. */
  times?: number;
  /** A choice of words, so an author who uses them has made it. */
  vocabulary?: boolean;
}

export interface Rule extends Omit<RuleFile, 'match' | 'tier'> {
  tier: Tier;
}

interface Entry {
  rule: Rule;
  pattern: Pattern;
}

export interface LanguageRules {
  /** All patterns, by the word they begin with. */
  entries: ReadonlyMap<string, readonly Entry[]>;
  /** Words that begin three parallel sentences: "No … No … No …". */
  parallel: ReadonlySet<string>;
}

const tiers: readonly string[] = ['leakage', 'strict', 'taste'] satisfies Tier[];
const types: Record<string, string> = {
  sentence: 'boolean',
  last: 'boolean',
  times: 'number',
  vocabulary: 'boolean',
};

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((each) => typeof each === 'string');
}

/** Why a rule is not one; null where it is. */
function problemOf(rule: Json): string | null {
  if (typeof rule['id'] !== 'string' || rule['id'] === '') return 'has no id';
  if (typeof rule['reason'] !== 'string' || rule['reason'] === '') return 'has no reason';
  if (!tiers.includes(String(rule['tier'] ?? 'strict'))) return 'has an unknown tier';
  if (!isTexts(rule['match']) || rule['match'].length === 0) return 'has nothing to match';
  const { mend } = rule;
  const isMap = typeof mend === 'object' && mend !== null && isTexts(Object.values(mend));
  if (mend !== undefined && typeof mend !== 'string' && !isMap) return 'has a mend that is no text';
  const wrong = Object.keys(rule).find((key) => types[key] && typeof rule[key] !== types[key]);
  return wrong === undefined ? null : `has a "${wrong}" that is no ${types[wrong]}`;
}

type Json = Partial<Record<string, unknown>>;

/** The rules of one language, or one plain sentence about what is wrong in its file. */
export function readLanguage(name: string, { rules, parallel }: Json): LanguageRules {
  const at = `content/writing/tells/${name}.json`;
  if (!Array.isArray(rules)) throw new PlainError(`${at} has no list of rules.`);
  if (!isTexts(parallel)) throw new PlainError(`${at} has no list of parallel words.`);
  const entries = new Map<string, Entry[]>();
  rules.forEach((rule: Json, index) => {
    const problem = problemOf(rule);
    if (problem) throw new PlainError(`${at}: rule ${index + 1} (${rule['id']}) ${problem}.`);
    const { match, tier = 'strict', ...rest } = rule as unknown as RuleFile;
    const read: Rule = { ...rest, tier: tier as Tier };
    for (const pattern of match.flatMap(parsePattern)) {
      for (const word of new Set(pattern.firstWords)) {
        entries.set(word, [...(entries.get(word) ?? []), { rule: read, pattern }]);
      }
    }
  });
  return { entries, parallel: new Set(parallel) };
}
