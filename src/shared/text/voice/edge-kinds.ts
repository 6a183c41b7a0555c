import { emojiSign } from './emoji-sign.ts';
import { readers, selves } from './persons.ts';
import type { Post } from './post.ts';

export const openings = ['question', 'number', 'self', 'reader', 'emoji', 'statement'] as const;
export type Opening = (typeof openings)[number];

export function openingOf({ body, sentences: [first] }: Post): Opening {
  if (body.search(emojiSign) === 0) return 'emoji';
  if (first === undefined) return 'statement';
  if (/[?？]/.test(first.end)) return 'question';
  const [word = ''] = first.words;
  if (/^\p{N}/u.test(word)) return 'number';
  if (selves.has(word)) return 'self';
  return readers.has(word) ? 'reader' : 'statement';
}

export const closings = ['question', 'exclamation', 'emoji', 'dots', 'bare', 'stop'] as const;
export type Closing = (typeof closings)[number];

/** What the last sentence ends with; hashtags behind it are a habit of their own. */
export function closingOf({ body }: Post): Closing {
  const last = body.slice(-20);
  if (/[?？]["'”’»)\]]?$/.test(last)) return 'question';
  if (/[!！]["'”’»)\]]?$/.test(last)) return 'exclamation';
  if (/(?:…|\.{3})$/.test(last)) return 'dots';
  if (/[.。]["'”’»)\]]?$/.test(last)) return 'stop';
  const found = last.match(emojiSign)?.at(-1);
  return found !== undefined && last.endsWith(found) ? 'emoji' : 'bare';
}
