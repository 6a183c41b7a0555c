import { isFamiliar, lowerFirst, upperFirst } from './casing.ts';
import { hashtagsOf, isUncountedTag } from './hashtags.ts';
import { headLine } from './layout.ts';
import type { Material } from './material.ts';

/** With colons, addresses or code no question reads well; of one's own one asks nobody. */
const asTyped = /[:–—"“?!,;|/()]|https?|\S{25}|\b(?:I|me|my|our|us|we)\b/iu;
/** "Running with knee pain" is something one does; "working mothers" and "a rising price" are not. */
const doing =
  /^(?!(?:open|launch|clos|hir|look|com|introduc|announc|celebrat|miss|say|leav|los|turn|wait|cry|laugh|fall|fail|go|be|mourn|everyth|someth|anyth|noth|dur|accord|regard)ing )(?:\p{Ll}+ing (?:an?|the|to|in|on|with|for|at|from|your|into|out|off|through|without|every|alone|abroad) |(?:grow|mak|rais|buy|find|choos|gett|keep|repott|negotiat|descal|plant|adopt)ing (?!up |pains|for )\p{L})/iu;
/** "First honey of the year" has happened; nobody has experience with "the importance of sleep". */
const notGeneral =
  /^(?:(?:first|last|new|another|one|next|this|today|day|back) |(?:the )?\p{L}+ of )/iu;
/** What needs no article: a plural, or what ends as abstract things do. */
const articleless =
  /^(?:(?!(?:in|for|of|on|at|with|from|to|and|a|an|the)\b)\p{L}[\p{L}'’-]* ){0,3}?\p{L}*(?:(?<!s|u|i)s|ment|[st]ion|ity|ness|[ae]nce|care|work|ship|ism)(?= (?:in|for|on|at|with|from|after|before|during|to|as)\b|$)/iu;

const forms: readonly [RegExp, (...parts: string[]) => string][] = [
  [
    /^(?:how to|a guide to|guide to|tips (?:for|on) how to) (?!not\b|be\b)(.+)$/i,
    (action = '') => `How do you ${lowerFirst(action)}?`,
  ],
  [
    /^what to ((?:eat|wear|pack|do|say|cook|bring|buy|read|drink)\b.*)$/i,
    (action) => `What do you ${action}?`,
  ],
  [/^(?:\d+ )?(?:common |big )?mistakes (.+)$/i, (rest) => `What's the biggest mistake ${rest}?`],
  [
    /^(?:\d+ )?(?:best |top |easy |simple )?(tip|trick|hack|way|reason|idea)s ((?:to|for|on) .+)$/i,
    (one = '', what) => `What's your best ${one.toLowerCase()} ${what}?`,
  ],
  [
    /^(?:\d+ )?((?:\p{L}+ ){0,2}\p{L}+s) (you|everyone|everybody|people|every \p{L}+) should (.+)$/iu,
    (what = '', who, action) => `What ${lowerFirst(what)} should ${who} ${action}?`,
  ],
  [/^(best \p{L}.+)$/iu, (what = '') => `${upperFirst(what)}?`],
];

/** A question to the readers about exactly that, where its grammar is sure. */
function questionOf(text: string): string | null {
  for (const [form, ask] of forms) {
    const [, ...parts] = form.exec(text) ?? [];
    if (parts.length > 0) return ask(...parts);
  }
  return doing.test(text) ? `Any tips for ${lowerFirst(text)}?` : null;
}

/** A name alone may be of any language, and what one counts lacks its article. */
function standsAlone(text: string): boolean {
  const known = isFamiliar(text) || hashtagsOf(text).length > 0;
  return (known && articleless.test(text)) || isUncountedTag(text);
}

/**
 * What can honestly be said with nothing but a topic: the author's own sentence, or a plain question. A
 * headline promises what only the author knows, so nothing is made of it.
 */
export function barePost({ head, tenderness, english, kind }: Material): string | null {
  if (head === null) return null;
  const askable = english && tenderness === 'none' && !asTyped.test(head.text);
  const question = askable ? questionOf(head.text) : null;
  if (question !== null) return question;
  if (head.form === 'sentence' || head.end !== '.') return headLine(head);
  const general = kind === 'subject' && head.form === 'phrase' && !notGeneral.test(head.text);
  if (!askable || !general || !standsAlone(head.text)) return null;
  return `What's your experience with ${lowerFirst(head.text)}?`;
}
