import type { Random } from '../seeded-random.ts';
import type { WritingOrder } from '../writer.ts';
import { lowerFirst, upperFirst } from './casing.ts';
import { frameList, framesFor, wordList } from './editor-data.ts';
import { withHashtagLine } from './hashtags.ts';
import { allowed, wordsOf } from './language.ts';
import type { Head, Material } from './material.ts';
import { ended, isImperative } from './units.ts';

/** How a few words can be said: under which heading of the frames, and what stands in those. */
type Saying = [heading: string, words: Readonly<Record<string, string>>];

const most = 3;
const things = wordList('Things');
const listNouns =
  /^(?:(?:my|our|the|some|top|best) )*(?:\d{1,3} |three |four |five |six |seven |eight |nine |ten )?(?:(?:top|best|simple|easy|common|small|big|quick) )?(tip|trick|hack|mistake|lesson|reason|way|habit|idea|myth|fact|rule|sign|step|book|tool|question|recipe|thing)s\b(.*)$/i;
export const wish =
  /^(?:happy|merry|ramadan|eid|good (?:morning|night|luck)|congrat|thank|season's|get well|welcome)/i;
const doing =
  /^(?!(?:some|any|every|no)thing |(?:morn|even|spr|wedd|sibl|pudd|ceil|k|r|str|build|meet)ing )\p{L}+ing \S/iu;
/** With colons, addresses, code or endless words no frame reads well. */
const unsayable = /[:–—"“]|https?|\S{25}|^\S{16,}$|[^\p{L}\p{M}\p{N}\p{P}\p{Zs}$£€+%]|^\P{L}*$/u;

function listSaying(text: string): Saying | null {
  const [, noun = '', rest = ''] = listNouns.exec(text) ?? [];
  if (noun === '') return null;
  const one = noun.toLowerCase();
  if (/\b(?:I|we|my|our)\b/i.test(rest) || one === 'thing') {
    return ['story, phrase', { topic: `the ${one}s${rest}` }];
  }
  if (rest.trim() === '') return ['list, alone', { topic: `${one}s` }];
  const words = { one, many: `${one}s`, rest: rest.trim() };
  return [one === 'mistake' ? 'list of mistakes' : 'list', words];
}

function actionSaying(topic: string): Saying | null {
  const action = topic.replace(/^(?:\S+ ){0,3}?how to /i, '');
  return action === topic ? null : ['how-to', { action }];
}

/** One item of a list as a post of its own; null where its topic cannot be said so. */
export function oneItem({ head, kind }: Material, item: string): string | null {
  const saying = (kind === 'list' ? listSaying : actionSaying)(head?.text ?? '');
  const [frame] = frameList(`Before one item: ${kind}`);
  if (saying === null || saying[1].topic !== undefined || frame === undefined) return null;
  const words = { ...saying[1], item: lowerFirst(item), Item: upperFirst(item) };
  return ended(filled(frame.text, words));
}

function headingFor(topic: string, kind: Material['kind']): string {
  const [whose] = /^(?:my|our)\b/.exec(topic) ?? [];
  const last = wordsOf(topic).at(-1) ?? '';
  if (wish.test(topic)) return 'wish';
  if (kind === 'story') return /^(?:how|why|what) /i.test(topic) ? 'story, how' : 'story, phrase';
  if (kind === 'list') return /s$/.test(topic) ? 'list, alone' : 'subject';
  if (kind === 'announcement' && whose) return `announcement, ${whose}`;
  if (/^(?:announcement|offer|event|job)$/.test(kind)) return `${kind}, phrase`;
  if (whose) return whose;
  if (doing.test(topic)) return 'activity';
  if (/^(?:best|worst|cheapest|biggest|fastest) /.test(topic)) return 'best';
  if (things.has(last) && !/^(?:the|a|an|your|this) /.test(topic)) return 'thing';
  return /^\p{Lu}\S*(?: \p{Lu}\S*)+$/u.test(topic) ? 'name' : 'subject';
}

function sayingOf({ text, end, form }: Head, { kind, tenderness }: Material): Saying {
  const words = { topic: text };
  if (tenderness !== 'none' && form === 'phrase') {
    const own = /^(?:my|our)\b/i.test(text) && tenderness !== 'people';
    return [own ? 'grave' : tenderness, words];
  }
  if (end === '?') return ['question', words];
  if (form === 'phrase') {
    const topic = lowerFirst(text).replace(/^the (?=best|worst|cheapest|biggest|fastest)/, '');
    const said = kind === 'list' ? listSaying(topic) : null;
    const done = kind === 'how-to' ? actionSaying(topic) : null;
    return said ?? done ?? [headingFor(topic, kind), { topic }];
  }
  if (kind === 'opinion' && isImperative(text)) return ['opinion, order', words];
  if (kind === 'opinion') return [/^the /i.test(text) ? 'announcement, sentence' : kind, words];
  return [
    /^(?:announcement|offer|event|job)$/.test(kind) ? `${kind}, sentence` : 'story, sentence',
    words,
  ];
}

function filled(frame: string, words: Saying[1]): string {
  const { topic = '' } = words;
  const all: Record<string, string> = {
    ...words,
    topic: lowerFirst(topic),
    Topic: upperFirst(topic),
  };
  const text = frame.replace(/\{(\w+)\}/g, (_, name: string) => all[name] ?? '');
  return upperFirst(text.trim()).replace(/([?!.])[?!.]+/g, '$1');
}

/** What can honestly be said with nothing but a topic: a line or two, and few of them. */
export function barePosts(material: Material, order: WritingOrder, random: Random): string[] {
  const { head, tenderness, english } = material;
  if (head === null) return [];
  if (!english) return [head.text + (head.end === '.' ? '' : head.end)];
  const plain = ended(upperFirst(head.text), head.end);
  const silent = tenderness !== 'none' && head.form === 'sentence';
  if (silent || unsayable.test(head.text)) return [plain];
  const [heading, words] = sayingOf(head, material);
  const able = framesFor(frameList(`Bare: ${heading}`), order.tone).filter(allowed(order));
  const posts = new Set(random.shuffle(able).map(({ text }) => filled(text, words)));
  return [...(posts.size === 0 ? [plain] : posts)]
    .slice(0, Math.min(most, order.posts))
    .map((post) => withHashtagLine(post, order, material));
}
