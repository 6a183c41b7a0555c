import { saysLittle } from '../voice/stop-words.ts';
import type { Finding } from './finding.ts';
import type { LanguageRules, Rule } from './language-rules.ts';
import { type Match, matchAt } from './pattern-match.ts';
import { type Sentence, sentencesOf, type Token } from './tokens.ts';

/** Of "delve into" an author who says "delve" has made all that counts their own. */
function isOwn(rule: Rule, words: readonly string[], own: ReadonlySet<string>): boolean {
  if (own.has(words.join(' '))) return true;
  if (rule.vocabulary !== true || !words.some((word) => own.has(word))) return false;
  return words.every((word) => own.has(word) || saysLittle(word));
}

function mendOf({ mend }: Rule, wording: string): string | undefined {
  return typeof mend === 'object' ? mend[wording] : mend;
}

interface Reading {
  tokens: readonly Token[];
  /** The sentence of each token; undefined for one that stands in none. */
  sentenceAt: readonly (Sentence | undefined)[];
  /** What ends the text: of a single sentence nothing does. */
  lastSentence: Sentence | undefined;
}

function read(tokens: readonly Token[]): Reading {
  const sentences = sentencesOf(tokens);
  const sentenceAt = new Array<Sentence | undefined>(tokens.length);
  for (const sentence of sentences) sentenceAt.fill(sentence, sentence.first, sentence.last + 1);
  return { tokens, sentenceAt, lastSentence: sentences.slice(1).at(-1) };
}

function findingOf(rule: Rule, match: Match, reading: Reading, own: ReadonlySet<string>) {
  const { tokens, sentenceAt, lastSentence } = reading;
  const sentence = sentenceAt[match.start];
  if (rule.last && (sentence === undefined || sentence !== lastSentence)) return null;
  const matched = tokens.slice(match.start, match.end).filter(({ kind }) => kind === 'word');
  const words = matched.map(({ text }) => text);
  if (isOwn(rule, words, own)) return null;
  const start = tokens[rule.sentence && sentence ? sentence.first : match.start]?.start ?? 0;
  const end = tokens[rule.sentence && sentence ? sentence.last : match.end - 1]?.end ?? start;
  const { id, tier, reason } = rule;
  return { start, end, tier, id, reason, mend: mendOf(rule, words.join(' ')) };
}

/** The signs that are known by their words. */
export function findPhrases(
  tokens: readonly Token[],
  { entries }: LanguageRules,
  applies: (rule: Rule) => boolean,
  own: ReadonlySet<string>,
): Finding[] {
  const reading = read(tokens);
  const found = new Map<Rule, Finding[]>();
  tokens.forEach((token, at) => {
    if (token.kind !== 'word') return;
    for (const { rule, pattern } of entries.get(token.text) ?? []) {
      const match = applies(rule) && matchAt(pattern, tokens, at);
      const finding = match && findingOf(rule, match, reading, own);
      if (!finding) continue;
      const earlier = found.get(rule);
      if (earlier) earlier.push(finding);
      else found.set(rule, [finding]);
    }
  });
  return [...found].flatMap(([rule, each]) => (each.length < (rule.times ?? 1) ? [] : each));
}
