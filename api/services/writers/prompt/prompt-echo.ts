import { unwrap } from '#shared/text/unwrap.ts';

const fences =
  /<\/?(?:topic|details|source|post|posts|drafts|earlier|share|instruction|voice-(?:traits|samples|never|always))>/i;
/** Shorter parts of the instructions are words that a post may well use, beside words of its own. */
const shortestLeak = 60;
const quoted = /"([^"]{1,200})"|“([^”]{1,200})”/g;
const hashtag = /[#＃][\p{L}\p{M}\p{N}_]+/gu;

function folded(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** A text's sentences; lines end one only where a paragraph or an item of a list ends. */
function sentencesOf(text: string): string[] {
  return text
    .split(/[.:;!?]|\n(?=- |[^\S\n]*\n)/)
    .map(folded)
    .filter((sentence) => sentence !== '');
}

/**
 * Knows what a model repeats of its instructions instead of writing a post: their examples, their
 * sentences, and the tags around what a visitor wrote.
 */
export function echoesOf(instructions: readonly string[]): (post: string) => boolean {
  const sentences = instructions.flatMap(sentencesOf);
  const examples = instructions.flatMap((text) => [
    ...unwrap(text),
    ...Array.from(text.matchAll(quoted), ([, straight, curly]) => straight ?? curly ?? ''),
  ]);
  const known = new Set([...sentences, ...examples.flatMap(sentencesOf)]);
  const long = [...known].filter((sentence) => sentence.length >= shortestLeak);
  return (post) => {
    const said = folded(post);
    const parts = sentencesOf(post.replace(hashtag, ''));
    return (
      fences.test(post) ||
      long.some((one) => said.includes(one)) ||
      (parts.length > 0 && parts.every((part) => known.has(part)))
    );
  };
}
