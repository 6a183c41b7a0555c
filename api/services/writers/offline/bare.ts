import type { Random } from '../seeded-random.ts';
import type { WritingOrder } from '../writer.ts';
import { lowerFirst, upperFirst } from './casing.ts';
import { type Frame, frameList, framesFor, wordList } from './editor-data.ts';
import { withHashtagLine } from './hashtags.ts';
import { allowed, wordsOf } from './language.ts';
import type { Head, Material } from './material.ts';
import { ended, isImperative } from './units.ts';

const names = `announcement, sentence|announcement, phrase|announcement, own|announcement, mine
offer, sentence|offer, phrase|event, sentence|event, phrase|job, sentence|job, phrase
story, sentence|story, phrase|story, how|how-to|list|list of mistakes|list, alone|question
opinion|opinion, order|subject|activity|thing|best|name|own|ours|wish|people|burden|grief|violence`.split(
  /[|\n]/,
);
const frames = new Map<string, Frame[]>(names.map((name) => [name, frameList(`Bare: ${name}`)]));

/** How a few words can be said: which frames suit them, and what stands in those. */
interface Saying {
  frames: string;
  words: Readonly<Record<string, string>>;
}

const most = 3;
const listNouns =
  /^(?:(?:my|our|the|some|top|best) )*(?:\d{1,3} |three |four |five |six |seven |eight |nine |ten )?(?:(?:top|best|simple|easy|common|small|big|quick) )?(tip|trick|hack|mistake|lesson|reason|way|habit|idea|myth|fact|rule|sign|step|book|tool|question|recipe|thing)s\b(.*)$/i;
export function isWish(text: string): boolean {
  return wish.test(text);
}

const wish =
  /^(?:happy|merry|good (?:morning|night|luck)|congrat|thank|season's|get well|welcome)/i;

function listSaying(text: string): Saying | null {
  const [, one = '', rest = ''] = listNouns.exec(text) ?? [];
  if (one === '') return null;
  const words = { one: one.toLowerCase(), many: `${one.toLowerCase()}s`, rest: rest.trim() };
  if (/\b(?:I|we|my|our)\b/i.test(rest) || one.toLowerCase() === 'thing') {
    return { frames: 'story, phrase', words: { topic: `the ${words.many}${rest}` } };
  }
  if (words.rest === '') return { frames: 'list, alone', words: { topic: words.many } };
  return { frames: one.toLowerCase() === 'mistake' ? 'list of mistakes' : 'list', words };
}

const single = new Map(
  ['how-to', 'list'].map((kind) => [kind, frameList(`Before one item: ${kind}`)] as const),
);

/** One item of a list as a post of its own; null where its topic cannot be said so. */
export function oneItem({ head, kind }: Material, item: string): string | null {
  const saying =
    head === null ? null : kind === 'list' ? listSaying(head.text) : actionSaying(head.text);
  const [frame] = single.get(kind) ?? [];
  if (saying === null || frame === undefined || saying.words.topic !== undefined) return null;
  const words = { ...saying.words, item: lowerFirst(item), Item: upperFirst(item) };
  return ended(filled(frame.text, words));
}

function actionSaying(topic: string): Saying | null {
  const action = topic.replace(/^(?:\S+ ){0,3}?how to /i, '');
  return action === topic ? null : { frames: 'how-to', words: { action } };
}

const things = wordList('Things');
const notDoing =
  /^(?:some|any|every|no)thing$|^(?:morn|even|spr|wedd|sibl|pudd|ceil|k|r|str|build|meet)ing$/;

function own(topic: string): string | null {
  if (/^(?:my|i)\b/i.test(topic)) return 'mine';
  return /^our\b/i.test(topic) ? 'own' : null;
}

function phraseSaying(topic: string, { kind }: Material): Saying {
  const words = { topic };
  if (isWish(topic)) return { frames: 'wish', words };
  if (kind === 'story' && /^(?:how|why|what) /i.test(topic)) return { frames: 'story, how', words };
  if (kind === 'story') return { frames: 'story, phrase', words };
  if (kind === 'how-to') {
    return actionSaying(topic) ?? { frames: 'subject', words };
  }
  if (kind === 'list') {
    const alone = { frames: 'list, alone', words: { topic } };
    return listSaying(topic) ?? (/s$/.test(topic) ? alone : { frames: 'subject', words });
  }
  if (kind === 'announcement') {
    const whose = own(topic);
    return { frames: `announcement, ${whose ?? 'phrase'}`, words };
  }
  if (/^(?:offer|event|job)$/.test(kind)) return { frames: `${kind}, phrase`, words };
  const whose = own(topic);
  if (whose !== null) return { frames: whose === 'mine' ? 'own' : 'ours', words };
  const [first = '', ...others] = wordsOf(topic);
  if (/\p{L}ing$/u.test(first) && !notDoing.test(first) && others.length > 0) {
    return { frames: 'activity', words };
  }
  if (/^(?:the )?(?:best|worst|cheapest|biggest|fastest) /i.test(topic)) {
    return { frames: 'best', words: { topic: topic.replace(/^the /i, '') } };
  }
  const last = others.at(-1) ?? first;
  if (things.has(last) && !/^(?:the|a|an|your|this)$/.test(first))
    return { frames: 'thing', words };
  const named = /^\p{Lu}\S*(?: \p{Lu}\S*)+$/u.test(topic);
  return { frames: named ? 'name' : 'subject', words };
}

function sayingOf(head: Head, material: Material): Saying {
  const { kind, tenderness } = material;
  const mine = own(head.text) !== null;
  const words = { topic: head.text };
  const quiet = {
    grave: 'grief',
    violence: 'violence',
    people: 'people',
    heavy: 'burden',
  } as const;
  if (tenderness !== 'none' && head.form === 'phrase') {
    return { frames: mine && tenderness !== 'people' ? 'grief' : quiet[tenderness], words };
  }
  if (head.end === '?') return { frames: 'question', words };
  if (head.form === 'phrase') return phraseSaying(lowerFirst(head.text), material);
  if (kind === 'opinion' && isImperative(head.text)) return { frames: 'opinion, order', words };
  const said = /^(?:announcement|offer|event|job|story|opinion)$/.test(kind) ? kind : 'story';
  if (said === 'opinion' && /^the /i.test(head.text)) {
    return { frames: 'announcement, sentence', words };
  }
  return { frames: said === 'opinion' ? said : `${said}, sentence`, words };
}

function filled(frame: string, words: Saying['words']): string {
  const topic = words.topic ?? '';
  const values: Record<string, string> = {
    ...words,
    topic: lowerFirst(topic),
    Topic: upperFirst(topic),
  };
  return upperFirst(frame.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '').trim());
}

/** What can honestly be said with nothing but a topic: a line or two, and few of them. */
export function barePosts(material: Material, order: WritingOrder, random: Random): string[] {
  const { head, tenderness, english } = material;
  if (head === null) return [];
  const plain = ended(upperFirst(head.text), head.end);
  const silent = tenderness !== 'none' && head.form === 'sentence';
  const unsayable = /[:–—"“]|https?|\S{25}|[^\p{L}\p{M}\p{N}\p{P}\p{Zs}$£€+%]/u.test(head.text);
  const unknown = !/ /.test(head.text) && head.text.length > 15;
  if (!english) return [head.text + (head.end === '.' ? '' : head.end)];
  if (silent || unsayable || unknown || !/\p{L}/u.test(head.text)) return [plain];
  const saying = sayingOf(head, material);
  const able = framesFor(frames.get(saying.frames) ?? [], order.tone).filter(allowed(order));
  const posts = random.shuffle(able).map(({ text }) => filled(text, saying.words));
  const said = [...new Set(posts.map((post) => post.replace(/([?!.])[?!.]+/g, '$1')))];
  return said
    .slice(0, Math.min(most, order.posts))
    .map((post) => withHashtagLine(post, order, material));
}
