import { isFamiliar, lowerFirst, upperFirst } from './casing.ts';
import { headLine } from './layout.ts';
import type { Head, Material } from './material.ts';

/** With colons, addresses or code no question reads well; of one's own one asks nobody. */
const asTyped = /[:–—"“?!,;|/]|https?|\S{25}|\b(?:I|me|my|our|us|we)\b/iu;
/** "Running with knee pain" is something one does; "working mothers" and "a rising price" are not. */
const doing =
  /^(?!(?:open|launch|clos|hir|look|com|introduc|announc|celebrat|miss|say|leav|los|turn|wait|cry|laugh|fall|fail|go|be|mourn|everyth|someth|anyth|noth|dur|accord|regard)ing )(?:\p{Ll}+ing (?:an?|the|to|in|on|with|for|at|from|your|into|out|off|through|without|every|alone|abroad) |(?:grow|mak|rais|buy|find|choos|gett|keep|repott|negotiat|descal|plant|adopt)ing (?!up |pains|for )\p{L})/iu;

/** "First honey of the year" has happened, and nobody is to talk about it in general. */
const newsAlready = /^(?:first|last|new|another|one|next|this|today|day|back) /i;

/** "What to eat before a run" asks what you eat; "what freelancers forget" asks nothing yet. */
function questionOf(text: string): string | null {
  const [, action] =
    /^(?:how to|a guide to|guide to|tips (?:for|on) how to) (.+)$/i.exec(text) ?? [];
  if (action) return /^(?:not|be)\b/i.test(action) ? null : `How do you ${lowerFirst(action)}?`;
  const [, verb = ''] =
    /^what to ((?:eat|wear|pack|do|say|cook|bring|buy|read|drink)\b.*)$/i.exec(text) ?? [];
  if (verb) return `What do you ${verb}?`;
  const [, rest] = /^(?:\d+ )?(?:common |big )?mistakes (.+)$/i.exec(text) ?? [];
  if (rest) return `What's the biggest mistake ${rest}?`;
  const [, one, what] =
    /^(?:\d+ )?(?:best |top |easy |simple )?(tip|trick|hack|way|reason|idea)s ((?:to|for|on) .+)$/i.exec(
      text,
    ) ?? [];
  if (one) return `What's your best ${one} ${what}?`;
  return doing.test(text) ? `Any tips for ${lowerFirst(text)}?` : null;
}

function tenderLine({ text }: Head, { tenderness }: Material): string | null {
  const own = /^(?:my|our)\b/i.test(text) && tenderness !== 'people';
  if (own || tenderness === 'grave') return `Thinking about ${lowerFirst(text)} today.`;
  if (tenderness === 'violence') return `Thinking of everyone affected by ${lowerFirst(text)}.`;
  return null;
}

/** What can honestly be said with nothing but a topic: one line, the author's own, a question or an opening. */
export function barePosts(material: Material): string[] {
  const { head, tenderness, english, kind } = material;
  if (head === null) return [];
  const sayable = head.form === 'phrase' || /^(?:what|how) to /i.test(head.text);
  const named = english && sayable && !asTyped.test(head.text);
  const own = english && head.form === 'phrase' && tenderness !== 'none';
  const general = kind === 'subject' && !newsAlready.test(head.text);
  const isSubject = general && isFamiliar(head.text);
  const about = isSubject ? `Let's talk about ${lowerFirst(head.text)}.` : null;
  const plain = named ? (questionOf(head.text) ?? about) : null;
  const said = own ? tenderLine(head, material) : plain;
  return [said === null ? headLine(head) : upperFirst(said)];
}
