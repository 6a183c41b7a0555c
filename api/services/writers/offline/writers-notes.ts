/** What an author asks of whoever writes. */
const writing =
  '(?:mention|list|name|include|quote|advertise|exaggerate|oversell|(?:make|call|say|put) (?:it|this|that|him|her|them|us|me|the|any|my|our)|sound)';
const wishes = [
  `(?:^|[,(–—] ?|\\b(?:so|but|and|please|pls) )(?:please |pls )?(?:do(?:n['’]?t| not)|never|no need to|try not to|avoid) (?:please )?${writing}\\b`,
  '\\b(?:keep|make) (?:it|this|the (?:text|tone|words))(?! (?:up|going|cool|away|safe|warm|clean|in|on|to|at|with|dry)\\b) \\p{L}+',
  "\\b(?:(?:do(?:n['’]?t| not)) want (?:it|this|pity|an?y? (?:lesson|moral))|tone: )",
  '^(?:please |pls )?(?:no|nothing|without|not) (?:too |about |names? of |any )*(?:emojis?|hashtags?|rainbow bridge|clich\\p{L}+|jokes?|puns?|slang|buzzwords?|exclamation \\p{L}+|jargon|names?|salesy|soppy|cheesy|formal|pushy|corporate)\\b',
  '^not too \\p{L}+,? (?:please|pls)\\b|^(?:please |pls )?(?:add|use) (?:\\p{L}+ ){0,2}(?:emojis?|hashtags?)\\b',
  '^(?:the|this) (?:post|caption|tweet) (?:is|should|must|needs)\\b|\\bin (?:the|this) (?:post|caption|tweet)\\b|^post (?:is|in|it)\\b',
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
  return colon === -1 ? '' : text.slice(colon + 2);
}
