import {
  askingWords,
  countables,
  determiners,
  everydayWords,
  prepositions,
} from '../material/words.ts';
import { lowerFirst, lowerTitle, settleCase, upperFirst } from './casing.ts';
import { formOf, wordsOf } from './form.ts';
import { gerund } from './gerund.ts';
import { foreignHashtags, topicHashtags } from './hashtags.ts';
import { rankedPhrases, type TextKind } from './key-phrases.ts';
import { takeLinks, withoutLinks } from './links.ts';
import { splitSentences } from './sentences.ts';
import { tidy } from './tidy.ts';

export type TopicForm = 'subject' | 'statement' | 'question' | 'link';

/** One way of saying the topic. */
export interface Wording {
  form: TopicForm;
  /** A name to use inside a sentence, or a whole sentence with its punctuation. */
  text: string;
  /** What else the author wrote, in sentences of its own. */
  details: string;
}

export interface Topic {
  /** The fullest first; the last one is short enough for every post. */
  wordings: readonly [Wording, ...Wording[]];
  links: readonly string[];
  hashtags: readonly string[];
}

const longestName = 90;
const longestBrief = 36;

function quoted(text: string): string {
  return `“${text.replace(/[“”"]/gu, "'")}”`;
}

function usesOtherScript(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  return letters > 0 && latin * 2 < letters;
}

/** "product launch" needs an article inside a sentence, "coffee" and "startups" do not. */
function withArticle(name: string): string {
  const words = wordsOf(name);
  const end = words.findIndex((word) => prepositions.has(word) || word === 'and');
  const head = words.at(end === -1 ? -1 : end - 1);
  const first = words[0] ?? '';
  if (end === 0 || head === undefined || !countables.has(head)) return name;
  if (determiners.has(first) || /\p{N}|'s$/u.test(first)) return name;
  if (/ing$/.test(first) && !everydayWords.has(first) && !countables.has(first)) return name;
  return /^\p{Ll}/u.test(name) ? `the ${name}` : name;
}

function nameOf(sentence: string): string {
  const plain = lowerFirst(lowerTitle(sentence.replace(/(?<!\b\p{L})[.!]+$/u, '')));
  const likeSentence = /^\p{Lu}\p{Ll}* \p{Ll}/u.test(plain) && wordsOf(plain).length > 5;
  if (likeSentence || /[:;!?]\s|\s[–—-]\s|^["“]/u.test(plain)) return quoted(plain);
  return withArticle(plain);
}

function activityOf(sentence: string): string {
  const words = sentence.replace(/[.!]+$/, '').split(' ');
  const rest = words[0]?.toLowerCase() === 'how' ? words.slice(2) : words;
  const negated = rest[0]?.toLowerCase() === 'not';
  const [verb = '', ...object] = negated ? rest.slice(1) : rest;
  return [...(negated ? ['not'] : []), gerund(verb.toLowerCase()), ...object].join(' ');
}

function sentence(text: string, mark: string): string {
  return upperFirst(/[.!?…。！？؟]["”'’)]*$/u.test(text) ? text : `${text}${mark}`);
}

/** A name short enough for any post: what the text keeps coming back to. */
function briefName(text: string, kind: TextKind): string {
  if (usesOtherScript(text)) {
    const clause = text.split(/[\p{P}\s]+/u).find((part) => part !== '') ?? text;
    return quoted([...clause].length <= 16 ? clause : `${[...clause].slice(0, 14).join('')}…`);
  }
  const phrase = rankedPhrases(withoutLinks(text), kind, 3)
    .map((words) => lowerFirst(lowerTitle(words.join(' '))))
    .find((name) => (name.length > 2 || /^\p{Lu}+$/u.test(name)) && name.length <= longestBrief);
  return phrase === undefined ? 'this' : withArticle(phrase);
}

function kindOf(text: string): TextKind {
  const asks = askingWords.has(wordsOf(text)[0] ?? '');
  return formOf(text) === 'subject' && text.length <= longestName && !asks ? 'name' : 'sentence';
}

function wordingsOf(text: string): [Wording, ...Wording[]] {
  const [first = text, ...rest] = splitSentences(text);
  const form = formOf(first);
  const details = rest.map((one) => sentence(one, '.')).join(' ');
  const brief: Wording = {
    form: 'subject',
    text: briefName(text, kindOf(text)),
    details: '',
  };
  if (form === 'question' || form === 'statement' || details !== '') {
    const kind = form === 'question' ? 'question' : 'statement';
    const said = sentence(first, kind === 'question' ? '?' : '.');
    const short: Wording = { form: kind, text: said, details: '' };
    return details === '' ? [short, brief] : [{ ...short, details }, short, brief];
  }
  const name = form === 'activity' ? activityOf(first) : nameOf(first);
  return name.length > longestName
    ? [brief]
    : [{ form: 'subject', text: name, details: '' }, brief];
}

function foreignWordings(text: string): [Wording, ...Wording[]] {
  const brief: Wording = { form: 'subject', text: briefName(text, 'name'), details: '' };
  const form = formOf(text);
  if (form === 'question' || /[.!…。！]$/u.test(text)) {
    return [{ form: form === 'question' ? form : 'statement', text, details: '' }, brief];
  }
  return text.length > longestName
    ? [brief]
    : [{ form: 'subject', text: quoted(text), details: '' }, brief];
}

/** Reads what somebody typed as a topic, so that it can be said in a sentence. */
export function readTopic(raw: string): Topic {
  const { text: unlinked, links } = takeLinks(raw);
  const text = tidy(unlinked);
  if (text === '') {
    const bare = raw.trim();
    const form: TopicForm = links.length > 0 ? 'link' : 'subject';
    const wording = { form, text: links.length > 0 ? '' : quoted(bare), details: '' };
    return { wordings: [wording], links, hashtags: [] };
  }
  if (!/[\p{L}\p{N}]/u.test(text)) {
    const plain = /\p{Emoji_Presentation}/u.test(text) ? text : quoted(text);
    return { wordings: [{ form: 'subject', text: plain, details: '' }], links, hashtags: [] };
  }
  if (usesOtherScript(text)) {
    return { wordings: foreignWordings(text), links, hashtags: foreignHashtags(text) };
  }
  const settled = settleCase(text);
  const wordings = wordingsOf(settled);
  return { wordings, links, hashtags: topicHashtags(withoutLinks(settled), kindOf(settled)) };
}
