import type { Kind } from '#shared/text/kind.ts';
import { lowerTitle } from './casing.ts';
import { factsIn } from './facts.ts';
import { wordsOf } from './language.ts';
import { isImperative, isSentence } from './sentences/is-sentence.ts';

/** Kinds that say what is new, on offer or to come. */
export const news: ReadonlySet<Kind> = new Set(['announcement', 'offer', 'event', 'job']);

/** The topic itself. */
export interface Head {
  /** Without its full stop. */
  text: string;
  end: '.' | '!' | '?';
  form: 'sentence' | 'phrase';
}

const verbal =
  /^(?:just |finally |recently )?(?:\p{L}+ed|got|won|lost|found|ran|quit|made|built|bought|sold|became) /iu;
const titled = /^(?:how|why|what|when) /i;
const owned = /^(?:my|our|the|from|becoming) /i;
const asking =
  /^(?:any(?:one|body) |who else )|^(?:should|is|are|do|does|did|can|could|would|will) (?:an?|the|it|we|you|i|they|this|that|your|people|\p{L}+s) |^(?:what|which|whose) (?!every|you|i |we |no)(?:\p{L}+ )?\p{L}*[^\Ws] (?:made|makes|changed|helped|helps|is|has|was|do|does|did|should|would|can) /iu;
/** "What freelancers forget" names something and asks nothing. */
const named =
  /^(?:what|how|when|where|who) to |^(?:what|who) (?!(?:is|does|has|was|makes|happens|helps|works|counts|matters|comes|keeps|causes|gets|goes|gives|brings|drives|decides)\b)\p{L}+s \p{L}+ ?(?!(?:do|does|did|is|are)\b)/iu;

/** What people say without a verb. */
const greeting =
  /^(?:happy|merry|good (?:morning|evening|night|luck)|thank you(?! (?:notes?|cards?|emails?|letters?|gifts?|pages?|speech(?:es)?)\b)|thanks|congratulations|congrats|welcome|goodbye|sorry|feeling|time to|wishing|get well|looking for|shout-?out to|here's to|cheers to|(?:so )?(?:proud|grateful|thankful|excited|delighted|glad) (?:of|to|for|that))\b/i;
const whoseOrWhen =
  /^(?!(?:sometimes|yes|always|maybe|perhaps|today|now|if|when|because|so|and|but) )(\S.*?),? (?:(?<=^(?:the|an?) .{1,80})(?:my|our)|who|that|which|nobody|no one|everyone|everybody|every|you|i|we|they|people|if|when|while|because|until) /iu;

/** "Things nobody tells you" and "a parent who has dementia" hold a verb and say nothing yet. */
function isHeadline(text: string): boolean {
  const [, named] = whoseOrWhen.exec(text) ?? [];
  const says = isSentence(`${named} it`) || isImperative(`${named} it`);
  return (
    (named !== undefined && !says) || titled.test(text) || /\band (?:what|how|why) /i.test(text)
  );
}

/** Whether the topic is a sentence; otherwise it is the name of something. */
function tells(text: string, kind: Kind, mark: string): boolean {
  if (kind === 'list') return false;
  if (kind === 'story' && verbal.test(text)) return true;
  if (kind === 'thanks' || greeting.test(text)) return true;
  const facts = factsIn(text);
  const dated = facts.has('when') || facts.has('end') || (facts.has('price') && /\d/.test(text));
  if (dated && news.has(kind) && !titled.test(text)) return true;
  if (isHeadline(text)) return false;
  if (kind === 'story' && !owned.test(text)) return true;
  if (kind === 'opinion' || isSentence(text)) return true;
  // "Cover letters" and "reply all" name something.
  const calls = isImperative(text) && wordsOf(text).length > 3;
  if (calls && !/^(?:event|offer|how-to)$/.test(kind)) return true;
  return mark === '.' && wordsOf(text).length > 3;
}

/** Of another language its kind tells a sentence, its author's mark or its length. */
function foreignHead(head: Head, kind: Kind, mark: string): Head {
  const says = kind === 'thanks' || kind === 'opinion';
  const isNamed = mark === '' && !says && wordsOf(head.text).length < 8;
  return isNamed ? { ...head, form: 'phrase' } : head;
}

/** How the topic itself is said. */
export function headOf(said: string, kind: Kind, english: boolean): Head {
  const mark = /(?<![.!?])[.!?]+$/u.exec(said)?.[0].at(-1) ?? '';
  const text = said.replace(/(?<![.!?])[.!?]+$/u, '');
  const end = mark === '?' || mark === '!' ? mark : '.';
  if (!english) return foreignHead({ text, end, form: 'sentence' }, kind, mark);
  const asks = (kind === 'question' && !named.test(text)) || asking.test(text);
  if (asks || mark === '?') return { text, end: '?', form: 'sentence' };
  if (kind !== 'question' && tells(text, kind, mark)) return { text, end, form: 'sentence' };
  return { text: lowerTitle(text), end, form: 'phrase' };
}
