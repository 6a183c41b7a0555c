import type { WritingOrder } from '#api/services/writers/writer.ts';
import { type Platform, rules, type Tone } from '#shared/rules.ts';
import type { Angle, Voice } from '../material/voice.ts';
import { type Random, seededRandom } from '../seeded-random.ts';
import type { Topic, TopicForm, Wording } from '../topic/topic.ts';
import { bands } from './bands.ts';
import { type Deck, shuffledDeck } from './deck.ts';
import { draftsFor, type Supplies } from './drafts.ts';
import { bestFit, type Fitted } from './fit.ts';
import { Openings } from './openings.ts';
import { say } from './say.ts';

/** How often a post carries an emoji. Instagram expects one nearly always, a serious voice seldom. */
const emojiOdds: Readonly<Record<Platform, Readonly<Record<Tone, number>>>> = {
  x: {
    casual: 0.3,
    professional: 0,
    funny: 0.35,
    motivational: 0.3,
    informative: 0.1,
    controversial: 0.1,
  },
  linkedin: {
    casual: 0,
    professional: 0,
    funny: 0,
    motivational: 0,
    informative: 0,
    controversial: 0,
  },
  instagram: {
    casual: 1,
    professional: 0.6,
    funny: 1,
    motivational: 1,
    informative: 0.9,
    controversial: 0.8,
  },
};

const forms: readonly TopicForm[] = ['subject', 'statement', 'question', 'link'];

/** A higher temperature lets more of the material in; there is always enough for the whole order. */
function pool(angles: readonly Angle[], { temperature, posts }: WritingOrder): readonly Angle[] {
  const share = 0.6 + 0.4 * temperature;
  return angles.slice(0, Math.max(posts, Math.ceil(angles.length * share)));
}

function decksOf(voice: Voice, order: WritingOrder, random: Random) {
  const angles = new Map<TopicForm, Deck<Angle>>();
  for (const form of forms) angles.set(form, shuffledDeck(pool(voice[form], order), random));
  return {
    angles,
    lists: shuffledDeck(voice.lists, random),
    thoughts: shuffledDeck(voice.thoughts, random),
    closings: shuffledDeck(voice.closings[order.platform], random),
    emoji: shuffledDeck(voice.emoji, random),
  };
}

type Decks = ReturnType<typeof decksOf>;

function hashtagsOf(topic: Topic, voice: Voice, random: Random): string[] {
  const own = new Set(topic.hashtags.map((tag) => tag.toLowerCase()));
  const others = voice.tags.filter((tag) => !own.has(tag.toLowerCase()));
  return [...topic.hashtags, ...random.shuffle(others)];
}

interface Choice extends Fitted {
  angle: Angle;
  form: TopicForm;
}

/** The first way of saying the topic that fits, the fullest wording before the shorter ones. */
function choose(
  wordings: readonly Wording[],
  supplies: Omit<Supplies, 'hook' | 'body' | 'details'>,
  decks: Decks,
  openings: Openings,
  order: WritingOrder,
  random: Random,
): Choice {
  const { platform, length } = order;
  const band = bands[platform][length];
  const wished = band.from + random.next() * (band.to - band.from);
  let best: Choice | null = null;
  for (const wording of wordings) {
    const angles = decks.angles.get(wording.form)?.peek(order.posts) ?? [];
    for (const angle of angles) {
      for (const hook of random.shuffle(angle.hooks).map((line) => say(line, wording))) {
        if (!openings.isNew(hook) && best !== null) continue;
        const body = angle.body.map((line) => say(line, wording));
        const drafts = draftsFor(
          { ...supplies, hook, body, details: wording.details },
          platform,
          length,
        );
        const fitted = bestFit(drafts, platform, band, wished);
        if (fitted === null) continue;
        const choice = { ...fitted, angle, form: wording.form };
        if (best === null || fitted.off < best.off) best = choice;
        if (fitted.off === 0 && openings.isNew(hook)) return choice;
      }
    }
  }
  if (best === null) throw new Error('The material holds no angle for this order.');
  return best;
}

/** Posts for an order, each with an opening, an angle, asides and a closing of its own. */
export function* composePosts(topic: Topic, voice: Voice, order: WritingOrder): Generator<string> {
  const { platform, length, tone } = order;
  const random = seededRandom(
    JSON.stringify([order.seed, order.topic, tone, platform, length, order.temperature]),
  );
  const decks = decksOf(voice, order, random);
  const openings = new Openings();
  const mostTags = rules.platforms[platform].hashtags;
  const wordings = topic.wordings.filter(({ details }) => platform !== 'x' || details === '');

  for (let written = 0; written < order.posts; written++) {
    const supplies = {
      lists: decks.lists.peek(1),
      thoughts: decks.thoughts.peek(4),
      closings: decks.closings.peek(platform === 'x' ? 3 : 1),
      emoji: random.next() < emojiOdds[platform][tone] ? (decks.emoji.peek(1)[0] ?? '') : '',
      links: topic.links,
      hashtags: hashtagsOf(topic, voice, random).slice(0, mostTags),
      tagCounts: bands[platform][length].hashtags,
      style: {
        airy: random.next() < 0.5,
        numbered: random.next() < 0.4,
        listFirst: random.next() < 0.5,
      },
    };
    const { draft, text, angle, form } = choose(wordings, supplies, decks, openings, order, random);
    decks.angles.get(form)?.take(angle);
    if (draft.list !== null) decks.lists.take(draft.list);
    for (const thought of draft.thoughts) decks.thoughts.take(thought);
    if (draft.closing !== '') decks.closings.take(draft.closing);
    if (draft.emoji !== '') decks.emoji.take(draft.emoji);
    openings.remember(text);
    yield text;
  }
}
