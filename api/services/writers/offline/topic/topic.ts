import { askingWords } from '../material/words.ts';
import { settleCase, upperFirst } from './casing.ts';
import { formOf, wordsOf } from './form.ts';
import { isGerund } from './gerund.ts';
import { foreignHashtags, topicHashtags } from './hashtags.ts';
import type { TextKind } from './key-phrases.ts';
import { takeLinks, withoutLinks } from './links.ts';
import {
  activityOf,
  briefName,
  longestName,
  nameOf,
  quoted,
  symbolsOf,
  usesOtherScript,
} from './naming.ts';
import { splitSentences } from './sentences.ts';
import { type Tenderness, tendernessOf } from './tenderness.ts';
import { tidy } from './tidy.ts';

/** What a topic can be said as. News is a statement about the author's own doings. */
export type TopicForm = 'subject' | 'activity' | 'own' | 'statement' | 'news' | 'question' | 'link';

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
}

const announced =
  /^the new\b|^(?:the )?(?:\p{L}+ )*(?:sale|launch|opening|giveaway|release|webinar|promotion|announcement|discount)$/iu;

function wording(form: TopicForm, text: string, details = ''): Wording {
  return { form, text, details };
}

function ended(text: string, mark: string): string {
  return upperFirst(/[.!?…。！？؟]["”'’)]*$/u.test(text) ? text : `${text}${mark}`);
}

function kindOf(text: string): TextKind {
  const asks = askingWords.has(wordsOf(text)[0] ?? '');
  return formOf(text) === 'subject' && text.length <= longestName && !asks ? 'name' : 'sentence';
}

function formOfName(name: string): TopicForm {
  const [first = ''] = wordsOf(name);
  if (wordsOf(name).length === 1) return announced.test(name) ? 'own' : 'subject';
  if (/^(?:my|our)$/.test(first) || announced.test(name)) return 'own';
  return isGerund(first) ? 'activity' : 'subject';
}

function named(name: string, brief: Wording): [Wording, ...Wording[]] {
  return name.length > longestName ? [brief] : [wording(formOfName(name), name), brief];
}

function wordingsOf(text: string): [Wording, ...Wording[]] {
  const [first = text, ...rest] = splitSentences(text);
  const form = formOf(first);
  const details = rest.map((one) => ended(one, '.')).join(' ');
  const ofAuthor = /\b(?:my|our)\b/i.test(text) && form !== 'question';
  const brief = wording(ofAuthor ? 'own' : 'subject', briefName(text, kindOf(text)));
  if (form === 'question' || form === 'statement' || details !== '') {
    const stated = /^(?:i|we|our|my)\b/i.test(first) ? 'news' : 'statement';
    const kind = form === 'question' ? 'question' : stated;
    const said = ended(first, kind === 'question' ? '?' : '.');
    const plain = wording(kind, said);
    return details === '' ? [plain, brief] : [wording(kind, said, details), plain, brief];
  }
  return named(form === 'activity' ? activityOf(first) : nameOf(first), brief);
}

function foreignWordings(text: string): [Wording, ...Wording[]] {
  const brief = wording('subject', briefName(text, 'name'));
  if (formOf(text) === 'question') return [wording('question', text), brief];
  if (/[.!…。！]$/u.test(text)) return [wording('statement', text), brief];
  return named(quoted(text), brief);
}

/** Reads what somebody typed as a topic, so that it can be said in a sentence. */
export function readTopic(raw: string): Topic {
  const { text: unlinked, links } = takeLinks(raw);
  const text = tidy(unlinked);
  const wordless = { links, hashtags: [], tenderness: 'none' as const };
  if (text === '' && links.length > 0) return { wordings: [wording('link', '')], ...wordless };
  if (!/[\p{L}\p{N}]/u.test(text)) {
    return { wordings: [wording('subject', symbolsOf(text || raw.trim()))], ...wordless };
  }
  if (usesOtherScript(text)) {
    const hashtags = foreignHashtags(text);
    return { wordings: foreignWordings(text), links, hashtags, tenderness: 'none' };
  }
  const settled = settleCase(text);
  const tenderness = tendernessOf(settled);
  // A hashtag made of somebody's grief would be grotesque.
  const silent = tenderness !== 'none' && tenderness !== 'people';
  const hashtags = silent ? [] : topicHashtags(withoutLinks(settled), kindOf(settled));
  return { wordings: wordingsOf(settled), links, hashtags, tenderness };
}
