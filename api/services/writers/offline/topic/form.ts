import { closeOnes } from '../material/people/close-ones.ts';
import {
  activities,
  askingWords,
  calls,
  conjunctions,
  countables,
  determiners,
  doubtfulActivities,
  doubtfulCalls,
  doubtfulVerbs,
  finiteVerbs,
  prepositions,
  pronouns,
} from '../material/words.ts';
import { isGerund } from './gerund.ts';

/** What a single sentence of a topic is, as far as its words show it. */
export type SentenceForm = 'subject' | 'activity' | 'statement' | 'question';

const questionMark = /[?？؟]["”'’)]*$/u;
const fullStop = /[.!…。！]["”'’)]*$/u;
const subjects = new Set(['i', 'we', 'you', 'they', 'he', 'she', 'it', 'there', 'this', 'that']);
const openers = new Set([
  ...['is', 'are', 'am', 'was', 'were', 'does', 'did', 'should', 'would', 'could', 'shall'],
  ...["isn't", "aren't", "doesn't", "don't", "didn't", "shouldn't", "wouldn't", "can't", "won't"],
]);
const openersWithSubject = new Set(['do', 'have', 'has', 'can', 'will', 'may']);
const objects = new Set(['us', 'me', 'them', 'him', 'out', 'up', 'now', 'with']);

export function wordsOf(text: string): string[] {
  const found = text
    .toLowerCase()
    .replaceAll('’', "'")
    .match(/[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}'&+-]*/gu);
  return found ?? [];
}

function isQuestion(text: string, [first = '', second = '', ...rest]: string[]): boolean {
  if (first === 'how' && second === 'to') return false;
  if (questionMark.test(text)) return true;
  if (rest.length === 0 || fullStop.test(text)) return false;
  if (openers.has(first)) return first !== "don't" || subjects.has(second);
  if (first === 'do' && second === 'it') return false;
  if (openersWithSubject.has(first)) return subjects.has(second) || second === 'my';
  if (!askingWords.has(first)) return false;
  return (
    finiteVerbs.has(second) ||
    /^(?:what|who|where|how|why|when)'s$/.test(first) ||
    (first === 'how' && /^(?:much|many|long|often|far)$/.test(second))
  );
}

/** "AI will replace writers", yet neither "free will debates" nor "trash can ideas". */
function isFuture(words: readonly string[], index: number): boolean {
  const [before = '', word = '', next = ''] = words.slice(index - 1, index + 2);
  if (next === '' || determiners.has(before) || /^(?:free|good|last|living)$/.test(before))
    return false;
  if (word === 'will' || word === 'might')
    return !prepositions.has(next) && !conjunctions.has(next);
  return /^(?:can|must)$/.test(word) && activities.has(next) && next !== 'have' && next !== 'read';
}

/** A verb that makes a sentence, outside of any clause that merely describes ("people who are late"). */
function hasFiniteVerb(words: readonly string[], confirmed: boolean): boolean {
  const owned = /^(?:my|our|your|their|his|her|the)$/.test(words[0] ?? '');
  for (const [index, word] of words.entries()) {
    if (index > 0 && isFuture(words, index)) return true;
    if (index > 0 && (askingWords.has(word) || /^(?:that|if|because)$/.test(word))) return false;
    const previous = words[index - 1] ?? 'to';
    if (index === 0 || !finiteVerbs.has(word) || doubtfulVerbs.has(previous)) continue;
    if (previous === 'to' || prepositions.has(previous)) continue;
    if (determiners.has(previous) && !/^(?:am|is|are|was|were)$/.test(word)) continue;
    if (doubtfulVerbs.has(word) && !confirmed && !(owned && /s$/.test(word))) continue;
    if (index === words.length - 1 && !confirmed) continue;
    return true;
  }
  return false;
}

/** "Just got promoted", "Moved to Berlin", "Excited to share": the author is left out, and meant. */
const untitled =
  /^(?:(?:just|finally|officially|recently) (?:\p{L}+ed|got|won|made|began|sold|bought|left|quit|hit|ran|built|became|had|moving|starting)|(?:promoted|moved|switched|relocated|graduated|returned|retired|hired|elected|invited) (?:to|from|as|by|into|in)|(?:so )?(?:excited|thrilled|happy|proud|honou?red|delighted|grateful|pleased) (?:to|that)) \S/iu;
const fromHere =
  /^(?:(?:\p{L}{3,}ed|got|won|made|sold|bought|lost|found|met|built|wrote|ran) (?:my|our|an?|the) |(?:looking|searching) for (?:an?|my|our|the) |(?:hiring|seeking) (?:an?|our) |(?:taking|having) a break|(?:today|yesterday|tonight|tomorrow|this (?:morning|week|month|year)|last (?:night|week|month|year)),? (?:i|we|my|our) )/iu;
const scheduled =
  /\b(?:ends|starts|begins|opens|closes|launches|returns) (?:(?:on|this|next|at|in) )?(?:today|tomorrow|tonight|now|soon|week|weekend|month|mon|tues|wednes|thurs|fri|satur|sun|january|february|march|april|may|june|july|august|september|october|november|december)/i;
const greeting =
  /^(?:(?:happy|merry|joyful|blessed) (?:birthday|anniversary|new|holidays|christmas|xmas|easter|hanukkah|diwali|eid|halloween|thanksgiving|pride|[\p{L}'’]+ ?day|[\p{L}'’]+ [\p{L}'’]+ day)\b|(?:thank(?:s| you)|good (?:morning|evening|night|luck)|season's greetings|get well|best wishes|congratulations|congrats|eid mubarak|ramadan (?:kareem|mubarak))(?![ -](?:routine|meal|drink|ritual|habit|coffee)))/iu;

/** What one says to people cannot be a topic inside a sentence. */
export function isGreeting(text: string): boolean {
  return greeting.test(text.replaceAll('’', "'"));
}

/** Whether a sentence reports the author's own doings. */
export function isReport(text: string): boolean {
  const patterns = [/^(?:i|we|our|my)\b/i, untitled, fromHere, scheduled];
  return patterns.some((pattern) => pattern.test(text)) || isGreeting(text);
}

const past = new Set(
  `started finished turned moved won lost passed graduated learned got opened closed launched reached
   asked told said joined celebrated hit sold bought broke stopped ran ate made took came went gave
   became began fell taught wrote drew slept woke called cooked baked fixed built grew`.split(
    /\s+/,
  ),
);

/** "my daughter started school", yet not "my newly opened bakery" */
function tellsOfPast([first = '', ...rest]: readonly string[]): boolean {
  if (!determiners.has(first)) return false;
  const verb = rest.findIndex((word) => past.has(word));
  const subject = rest[verb - 1] ?? '';
  return verb > 0 && (closeOnes.has(subject) || countables.has(subject));
}

function isStatement(text: string, words: readonly string[]): boolean {
  const [first = '', second = ''] = words;
  const stopped = fullStop.test(text);
  if (words.length < 2 || !text.includes(' ')) return false;
  if (/^(?:i|we|you|they|he|she)$/.test(first)) return !conjunctions.has(second);
  if (/'(?:m|re|ve|ll|d)$/.test(first) || /^(?:it|that|there|here|he|she|let)'s$/.test(first))
    return true;
  if (/^(?:it|this|that|there|here|these|those)$/.test(first) && finiteVerbs.has(second))
    return true;
  if (isReport(text) && !/^(?:i|we|our|my)$/.test(first)) return true;
  if (first === 'stop' && isGerund(second)) return true;
  const addressed = determiners.has(second) || pronouns.has(second) || objects.has(second);
  if (calls.has(first)) return words.length > 2 || addressed || stopped;
  if (doubtfulCalls.has(first) && (stopped || (addressed && second !== 'with'))) return true;
  if (activities.has(first) && stopped) return true;
  if (askingWords.has(first)) return false;
  if (hasFiniteVerb(words, stopped) || tellsOfPast(words)) return true;
  return (
    stopped && determiners.has(first) && words.slice(2).some((word) => /^\p{L}{3,}ed$/u.test(word))
  );
}

function isActivity([first = '', second = '', third]: readonly string[]): boolean {
  if (first === 'how' && second === 'to') return third !== undefined;
  if (!activities.has(first) || second === '' || (first === 'do' && second === 'it')) return false;
  if (!doubtfulActivities.has(first)) return !prepositions.has(second) || second === 'with';
  return determiners.has(second) || objects.has(second);
}

export function formOf(text: string): SentenceForm {
  const words = wordsOf(text);
  if (isQuestion(text, words)) return 'question';
  if (isStatement(text, words)) return 'statement';
  return isActivity(words) ? 'activity' : 'subject';
}
