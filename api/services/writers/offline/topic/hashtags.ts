import { upperFirst } from './casing.ts';
import { isGerund } from './gerund.ts';
import { rankedRuns, runsOf, type TextKind } from './key-phrases.ts';

const longestTag = 24;
const mostFromTopic = 2;

function camel(words: readonly string[]): string {
  return words
    .map((word) => word.replace(/['’.]/gu, ''))
    .flatMap((word) => word.split('-'))
    .map((word) => (/^\p{Ll}+\p{Lu}/u.test(word) ? word : upperFirst(word)))
    .join('');
}

function isTag(tag: string): boolean {
  if (!/^\p{L}[\p{L}\p{M}\p{N}]+$/u.test(tag) || [...tag].length > longestTag) return false;
  return tag.length > 2 || tag === tag.toUpperCase();
}

/** Without spaces between words a topic is a tag only if it is a short one. */
export function foreignHashtags(text: string): string[] {
  const words = text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const tag = camel(words);
  return words.length <= 3 && [...tag].length <= 12 && isTag(tag) ? [tag] : [];
}

/** The words of "don't skip breakfast" without their "don't" would say the opposite. */
const negated =
  /(?:\b(?:no|not|never|nothing|nobody|none|without|against|anti|cannot|hardly|neither|nor)\b|n['’]t\b)/iu;
const discouraging = /^(?:please )?(?:stop|avoid|quit|beware|forget)\b/i;

/** Hashtags a reader would expect under the topic, without their sign; none rather than a silly one. */
export function topicHashtags(text: string, kind: TextKind): string[] {
  if (negated.test(text) || discouraging.test(text)) return [];
  const whole = kind === 'name' && /^\p{L}+ of \p{L}+$/u.test(text) ? [text.split(' ')] : [];
  const runs = kind === 'name' ? runsOf(text, kind) : rankedRuns(text, kind, 3);
  const found = runs.map(({ words }) => words);
  const tags = new Map<string, string>();
  for (const phrase of whole.length > 0 ? whole : found) {
    // A lone "building" or "growing" is rarely what a longer text is about.
    if (
      (found.length > 1 || text.includes(' ')) &&
      phrase.length === 1 &&
      isGerund(phrase[0] ?? '')
    )
      continue;
    const tag = camel(phrase);
    if (phrase.length <= 3 && isTag(tag) && !tags.has(tag.toLowerCase())) {
      tags.set(tag.toLowerCase(), tag);
    }
  }
  return [...tags.values()].slice(0, mostFromTopic);
}
