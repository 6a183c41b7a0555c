import { t } from '../../language/t.ts';
import type { Finding } from './finding.ts';
import type { LanguageRules } from './language-rules.ts';
import { type Sentence, sentencesOf, type Token } from './tokens.ts';

const reason = t('Three short parallel sentences in a row');
const mostWords = 3;
const mostParallelWords = 7;

function wordsOf(tokens: readonly Token[], { first, last }: Sentence): string[] {
  const own = tokens.slice(first, last + 1);
  return own.some(({ kind }) => kind === 'entity')
    ? []
    : own.filter(({ kind }) => kind === 'word').map(({ text }) => text);
}

function isShort(words: readonly string[]): boolean {
  return (
    words.length > 0 && words.length <= mostWords && !words.some((word) => /\p{N}/u.test(word))
  );
}

/** "Faster. Smarter. Better." or "No meetings. No slides. No excuses." */
function isTriad(three: readonly string[][], parallel: ReadonlySet<string>): boolean {
  const beginnings = new Set(three.map(([word = '']) => word));
  const begin = [...beginnings][0] ?? '';
  if (beginnings.size === 1 && parallel.has(begin)) {
    return three.every((words) => words.length > 1 && words.length <= mostParallelWords);
  }
  const [one = []] = three;
  const sameLength = three.every((words) => isShort(words) && words.length === one.length);
  return sameLength && new Set(three.map((words) => words.join(' '))).size === 3;
}

/** Each sentence ends with a full stop of its own; lines of a list do not. */
function endsItself(tokens: readonly Token[], { last }: Sentence): boolean {
  const end = tokens[last];
  return end?.kind === 'stop' && /^[.!]/.test(end.text);
}

export function* findTriads(
  tokens: readonly Token[],
  { parallel }: LanguageRules,
): Generator<Finding> {
  const sentences = sentencesOf(tokens);
  for (let at = 0; at + 3 <= sentences.length; at += 1) {
    const three = sentences.slice(at, at + 3);
    const [one, , third] = three;
    if (!one || !third || !three.every((sentence) => endsItself(tokens, sentence))) continue;
    if (
      !isTriad(
        three.map((sentence) => wordsOf(tokens, sentence)),
        parallel,
      )
    )
      continue;
    const start = tokens[one.first]?.start ?? 0;
    yield { start, end: tokens[third.last]?.end ?? start, tier: 'strict', id: 'triad', reason };
    at += 2;
  }
}
