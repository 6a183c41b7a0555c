import { unwrap } from '#shared/text/unwrap.ts';

const fences = /<\/?(?:topic|post)>/i;
/** Shorter parts of the instructions are words that a post may well use. */
const shortestLeak = 60;

function folded(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/**
 * Knows what a model repeats of its instructions instead of writing a post: their examples, their
 * sentences, and the tags around what a visitor wrote.
 */
export function echoesOf(instructions: readonly string[]): (post: string) => boolean {
  const examples = new Set(instructions.flatMap((text) => unwrap(text)).map(folded));
  const sentences = instructions
    .flatMap((text) => text.split(/[.:;]/))
    .map(folded)
    .filter((sentence) => sentence.length >= shortestLeak);
  return (post) => {
    const said = folded(post);
    return fences.test(post) || examples.has(said) || sentences.some((one) => said.includes(one));
  };
}
