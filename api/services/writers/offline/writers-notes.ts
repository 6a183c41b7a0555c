import { factsIn } from './facts.ts';

/** What an author asks of whoever writes. */
const writing =
  '(?:mention|list|name|include|quote|advertise|exaggerate|oversell|sound|(?:make|call|say) (?:it|this) (?:sound|about|too|all))';
const manner =
  '(?:simple|short|brief|light|funny|punchy|snappy|warm|friendly|formal|informal|professional|casual|dignified|plain|factual|neutral|serious|respectful|upbeat|positive|honest|polite|confident|humble|sound)';
const begins = '^(?:(?:please|pls|but|and|so) )*';
const wishes = [
  `(?:^|[,(–—] ?|\\b(?:so|but|and|please|pls) )(?:please |pls )?(?:do(?:n['’]?t| not)|never|no need to|try not to|avoid) (?:please )?${writing}\\b`,
  `(?:${begins}|[,(–—] ?)(?:keep|make) (?:it|this|the (?:text|tone|words?))(?: (?:all|very|nice and|sound|a bit|not too|just))* ${manner}\\b`,
  `${begins}just keep the (?:text|tone|words?)\\b`,
  "\\b(?:do(?:n['’]?t| not)) want (?:it|this) to (?:be|sound)\\b|\\b(?:do(?:n['’]?t| not)) want (?:pity|an?y? (?:lesson|moral))\\b|^tone: ",
  '^(?:please |pls )?(?:no|nothing|without|not) (?:too |about |names? of |any )*(?:emojis?|hashtags?|rainbow bridge|clich\\p{L}+|jokes?|puns?|slang|buzzwords?|exclamation \\p{L}+|jargon|names?|salesy|soppy|cheesy|sentimental|dramatic|cringe|formal|pushy|corporate)\\b',
  '^not too \\p{L}+,? (?:please|pls)\\b|^(?:please |pls )?(?:add|use) (?:\\p{L}+ ){0,2}(?:emojis?|hashtags?)\\b',
  '^(?:the|this) (?:post|caption|tweet) (?:is|should|must|needs)\\b|\\bin (?:this (?:post|caption|tweet)|the (?:caption|tweet))\\b|^post (?:is|in|it)\\b',
];
const wish = new RegExp(wishes.join('|'), 'iu');

/**
 * "Keep it dignified, please don't list any names" is said to whoever writes, and not to the readers. What
 * stands behind its colon is for them again.
 */
export function forReaders(text: string): string {
  const found = wish.exec(text);
  if (found === null) return text;
  const colon = text.indexOf(': ', found.index);
  if (colon !== -1) return text.slice(colon + 2);
  // What readers could act on is theirs, whoever else it is said to.
  return /\d/.test(text) || factsIn(text).size > 0 ? text : '';
}
