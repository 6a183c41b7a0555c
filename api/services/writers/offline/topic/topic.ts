import { askingWords } from '../material/words.ts';
import { settleCase, upperFirst } from './casing.ts';
import { formOf, isGreeting, isReport, wordsOf } from './form.ts';
import { isGerund } from './gerund.ts';
import { foreignHashtags, topicHashtags } from './hashtags.ts';
import type { TextKind } from './key-phrases.ts';
import { takeLinks, withoutLinks } from './links.ts';
import {
  activityOf,
  briefName,
  longestBrief,
  longestName,
  nameOf,
  quoted,
  symbolsOf,
  unnamed,
  usesOtherScript,
} from './naming.ts';
import { isProperName, mentionsPerson, namesPerson } from './people.ts';
import { splitSentences } from './sentences.ts';
import { type Tenderness, tendernessOf } from './tenderness.ts';
import { tidy } from './tidy.ts';

/**
 * What a topic can be said as. A name is a proper name, which may be a person's; a person is somebody
 * close to the author. News is a statement about the author's own doings.
 */
export type TopicForm =
  | 'subject'
  | 'name'
  | 'activity'
  | 'own'
  | 'person'
  | 'statement'
  | 'news'
  | 'question'
  | 'link';

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
  tenderness: Tenderness;
  /** Whether it mentions somebody close to the author. */
  personal: boolean;
}

const announced =
  /^the new\b|^(?:the )?(?:\p{L}+ )*(?:sale|launch|opening|giveaway|release|webinar|promotion|announcement|discount)$/iu;

function wording(form: TopicForm, text: string, details = ''): Wording {
  return { form, text, details };
}

function ended(text: string, mark: string): string {
  return upperFirst(/[.!?…。！？؟]["”'’)]*$/u.test(text) ? text : `${text}${mark}`);
}

/** "Free workshop: plan a month of posts" announces something and is no name. */
function announces(text: string): boolean {
  return /[\p{L}\p{N})]: \S/u.test(text);
}

/** "what to eat before a run" */
function asksWhat(text: string): boolean {
  return /^(?:what|where|when|who|whom|which(?: \p{L}+)?) to \p{L}/iu.test(text);
}

function kindOf(text: string): TextKind {
  if (announces(text) || splitSentences(text).length > 1) return 'sentence';
  const asks = askingWords.has(wordsOf(text)[0] ?? '');
  return formOf(text) === 'subject' && text.length <= longestName && !asks ? 'name' : 'sentence';
}

function formOfName(name: string): TopicForm {
  const [first = ''] = wordsOf(name);
  if (namesPerson(name)) return 'person';
  if (isProperName(name)) return 'name';
  if (wordsOf(name).length === 1) return announced.test(name) ? 'own' : 'subject';
  if (/^(?:my|our)$/.test(first) || announced.test(name)) return 'own';
  return isGerund(first) ? 'activity' : 'subject';
}

function named(name: string, brief: Wording): [Wording, ...Wording[]] {
  if (name.length > longestName) return [brief];
  const full = wording(formOfName(name), name);
  return name.length > longestBrief ? [full, brief] : [full];
}

function briefOf(text: string): Wording {
  if (isGreeting(text)) return wording('subject', unnamed);
  const brief = briefName(text, kindOf(text));
  return wording(brief === unnamed ? 'subject' : formOfName(brief), brief);
}

function wordingsOf(text: string): [Wording, ...Wording[]] {
  const [first = text, ...rest] = splitSentences(text);
  const details = rest.map((one) => ended(one, '.')).join(' ');
  const form = formOf(first);
  const asks = form === 'question' || asksWhat(first);
  const tells = form === 'statement' || announces(first) || details !== '';
  const brief = briefOf(text);
  if (!asks && !tells) {
    if (form !== 'activity') return named(nameOf(first), brief);
    return named(activityOf(first), briefOf(activityOf(first)));
  }
  const stated = isReport(first) || announces(first) ? 'news' : 'statement';
  const said = ended(first, asks ? '?' : '.');
  const plain = wording(asks ? 'question' : stated, said);
  return details === '' ? [plain, brief] : [{ ...plain, details }, plain, brief];
}

function foreignWordings(text: string): [Wording, ...Wording[]] {
  const brief = wording('subject', briefName(text, 'name'));
  if (formOf(text) === 'question') return [wording('question', text), brief];
  if (/[.!…。！]$/u.test(text)) return [wording('statement', text), brief];
  return named(quoted(text), brief);
}

function hashtagsOf(text: string): string[] {
  if (isGreeting(text)) return [];
  if (formOf(text) === 'activity') return topicHashtags(activityOf(text), 'name');
  const tags = topicHashtags(text, kindOf(text));
  // "#NewDesignerAnna" would help nobody, least of all Anna.
  return mentionsPerson(text) ? tags.filter((tag) => !/\p{Ll}[\p{Lu}\p{N}]/u.test(tag)) : tags;
}

/** Reads what somebody typed as a topic, so that it can be said in a sentence. */
export function readTopic(raw: string): Topic {
  const { text: unlinked, links } = takeLinks(raw);
  const text = tidy(unlinked);
  const wordless = { links, hashtags: [], tenderness: 'none' as const, personal: false };
  if (text === '' && links.length > 0) return { wordings: [wording('link', '')], ...wordless };
  if (!/[\p{L}\p{N}]/u.test(text)) {
    return { wordings: [wording('subject', symbolsOf(text || raw.trim()))], ...wordless };
  }
  if (usesOtherScript(text)) {
    const hashtags = foreignHashtags(text);
    return {
      wordings: foreignWordings(text),
      links,
      hashtags,
      tenderness: 'none',
      personal: false,
    };
  }
  const settled = settleCase(text);
  const tenderness = tendernessOf(settled);
  // A hashtag made of somebody's grief would be grotesque.
  const silent = tenderness !== 'none' && tenderness !== 'people';
  const hashtags = silent ? [] : hashtagsOf(withoutLinks(settled).trim());
  const personal = mentionsPerson(settled);
  return { wordings: wordingsOf(settled), links, hashtags, tenderness, personal };
}
