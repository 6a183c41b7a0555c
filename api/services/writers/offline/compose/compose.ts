import { type EmojiHabit, rules, type Tone } from '#shared/rules.ts';
import { type Random, seededRandom } from '../../seeded-random.ts';
import type { WritingOrder } from '../../writer.ts';
import type { Angle, Voice } from '../material/voice.ts';
import { splitSentences } from '../topic/sentences.ts';
import type { Topic, TopicForm, Wording } from '../topic/topic.ts';
import { bands } from './bands.ts';
import { type Decks, decksFor } from './decks.ts';
import { draftsFor, type Supplies } from './drafts.ts';
import { bestFit, type Fitted, type Ruler, rulerFor } from './fit.ts';
import type { Draft } from './layout.ts';
import { Openings } from './openings.ts';
import { say } from './say.ts';

/** How often a post carries an emoji; a serious voice does so seldom. */
const emojiOdds: Readonly<Record<EmojiHabit, Readonly<Partial<Record<Tone, number>>>>> = {
  sparing: { casual: 0.3, funny: 0.35, motivational: 0.3, informative: 0.1, controversial: 0.1 },
  none: {},
  expected: {
    casual: 1,
    professional: 0.6,
    funny: 1,
    motivational: 1,
    informative: 0.9,
    controversial: 0.8,
  },
};

interface Choice extends Fitted {
  angle: Angle;
  form: TopicForm;
}

/** One request: its order, its cards and what its posts have used up so far. */
interface Session {
  order: WritingOrder;
  wordings: readonly Wording[];
  decks: Decks;
  openings: Openings;
  random: Random;
  ruler: Ruler;
}

/** Of these no more than one sentence may follow, and the author has written several. */
const single = /\b(?:one|single|only) (?:line|sentence|word)/i;

/** What the author wrote stays together: "That is the post." comes after the last of it. */
function openingOf(line: string, wording: Wording): Pick<Draft, 'hook' | 'details'> {
  const [, said = line, comment = ''] = /^(\{(?:Statement|Question)\}) (.+)$/.exec(line) ?? [];
  if (wording.details === '' || comment === '') {
    return { hook: say(line, wording), details: wording.details };
  }
  return { hook: say(said, wording), details: `${wording.details} ${comment}` };
}

/** Every way to begin: a shorter wording is better than an angle that has been used before. */
function* openingsFor({ wordings, decks, random }: Session) {
  for (const part of ['fresh', 'used'] as const) {
    for (const wording of wordings) {
      for (const angle of decks.angles[wording.form][part]()) {
        const several = wording.details !== '';
        const hooks = angle.hooks.filter((hook) => !several || !single.test(hook));
        for (const hook of random.shuffle(hooks)) yield { wording, angle, hook };
      }
    }
  }
}

/** The first way of saying the topic that fits, the fullest wording before the shorter ones. */
function choose(session: Session, supplies: Supplies): Choice {
  const { order, openings, random } = session;
  const { shape } = rules.platforms[order.platform];
  const band = bands[shape][order.length];
  const wished = band.from + random.next() * (band.to - band.from);
  let best: Choice | null = null;
  for (const { wording, angle, hook: line } of openingsFor(session)) {
    const opening = openingOf(line, wording);
    const isNew = openings.isNew(opening.hook);
    if (!isNew && best !== null) continue;
    const said = { ...angle, body: fill(angle.body, wording), more: fill(angle.more, wording) };
    const drafts = draftsFor(opening, said, supplies, shape, order.length);
    const fitted = bestFit(drafts, shape, band, wished, session.ruler);
    if (fitted === null) continue;
    const choice = { ...fitted, angle, form: wording.form };
    if (fitted.off === 0 && isNew) return choice;
    if (best === null || fitted.off < best.off) best = choice;
  }
  if (best === null) throw new Error('The material holds no angle for this order.');
  return best;
}

function fill(lines: readonly string[], wording: Wording): string[] {
  return lines.map((line) => say(line, wording));
}

/** In a short post only as many of the author's sentences as there is room for, the first ones first. */
function withLessDetail(wording: Wording): Wording[] {
  const sentences = wording.details === '' ? [] : splitSentences(wording.details);
  if (sentences.length === 0) return [wording];
  return sentences.map((_, index) => {
    return { ...wording, details: sentences.slice(0, sentences.length - index).join(' ') };
  });
}

function hashtagsOf(topic: Topic, voice: Voice, random: Random): string[] {
  const own = new Set(topic.hashtags.map((tag) => tag.toLowerCase()));
  const others = voice.tags.filter((tag) => !own.has(tag.toLowerCase()));
  return [...topic.hashtags, ...random.shuffle(others)];
}

function suppliesFor({ order, decks, random }: Session, topic: Topic, voice: Voice): Supplies {
  const { shape, emojiHabit, hashtags } = rules.platforms[order.platform];
  const withEmoji = random.next() < (emojiOdds[emojiHabit][order.tone] ?? 0);
  return {
    lists: decks.lists.peek(1),
    thoughts: decks.thoughts.peek(3),
    closings: decks.closings.peek(shape === 'short' ? 3 : 1),
    emoji: withEmoji ? (decks.emoji.peek(1)[0] ?? '') : '',
    links: topic.links,
    hashtags: hashtagsOf(topic, voice, random).slice(0, hashtags),
    tagCounts: bands[shape][order.length].hashtags,
    style: {
      airy: random.next() < 0.5,
      numbered: random.next() < 0.4,
      listFirst: random.next() < 0.5,
    },
  };
}

/** Posts for an order, each with an opening, an angle, asides and a closing of its own. */
export function* composePosts(topic: Topic, voice: Voice, order: WritingOrder): Generator<string> {
  const { platform, length, tone, temperature, seed } = order;
  const random = seededRandom(
    JSON.stringify([seed, order.topic, tone, platform, length, temperature]),
  );
  const session: Session = {
    order,
    wordings:
      rules.platforms[platform].shape === 'short'
        ? topic.wordings.flatMap(withLessDetail)
        : topic.wordings,
    decks: decksFor(voice, topic.wordings[0].form, order, random),
    openings: new Openings(),
    random,
    ruler: rulerFor(platform),
  };
  for (let written = 0; written < order.posts; written++) {
    const { draft, text, angle, form } = choose(session, suppliesFor(session, topic, voice));
    const { angles, lists, thoughts, closings, emoji } = session.decks;
    angles[form].take(angle);
    if (draft.list !== null) lists.take(draft.list);
    for (const thought of draft.thoughts) thoughts.take(thought);
    if (draft.closing !== '') closings.take(draft.closing);
    if (draft.emoji !== '') emoji.take(draft.emoji);
    session.openings.remember(text);
    yield text;
  }
}
