import { rules } from '#shared/rules.ts';
import type { Random } from '../../seeded-random.ts';
import type { WritingOrder } from '../../writer.ts';
import type { Angle, Checklist, Voice } from '../material/voice.ts';
import type { TopicForm } from '../topic/topic.ts';
import { type Deck, shuffledDeck } from './deck.ts';

export interface Decks {
  angles: Readonly<Record<TopicForm, Deck<Angle>>>;
  lists: Deck<Checklist>;
  thoughts: Deck<string>;
  closings: Deck<string>;
  emoji: Deck<string>;
}

/** A higher temperature lets more of the material in early; what is left out serves as reserve. */
function piles(angles: readonly Angle[], temperature: number): (readonly Angle[])[] {
  const inner = Math.ceil(angles.length * (0.5 + 0.5 * temperature));
  return [angles.slice(0, inner), angles.slice(inner)];
}

function newsFirst(angles: readonly Angle[]): (readonly Angle[])[] {
  return [angles.filter(({ opinion }) => !opinion), angles.filter(({ opinion }) => opinion)];
}

const thinking: readonly TopicForm[] = ['subject', 'name', 'activity', 'question'];

/** Behind these words a person fits as well as a thing: "about Elon Musk". */
const fitsNames = /\b(?:about|on) \{topic\}/;

function aboutNames(angles: readonly Angle[]): Angle[] {
  return angles
    .filter(({ things }) => !things)
    .map((angle) => ({ ...angle, hooks: angle.hooks.filter((hook) => fitsNames.test(hook)) }))
    .filter(({ hooks }) => hooks.length > 0);
}

/** All the cards of one request: what has been played is not played again while others are left. */
export function decksFor(
  voice: Voice,
  form: TopicForm,
  order: WritingOrder,
  random: Random,
): Decks {
  const thinks = thinking.includes(form);
  const { shape } = rules.platforms[order.platform];
  const deck = (angles: readonly Angle[]) => piles(angles, order.temperature);
  return {
    angles: {
      subject: shuffledDeck(deck(voice.subject), random),
      activity: shuffledDeck([voice.activity, ...deck(voice.subject)], random),
      name: shuffledDeck([aboutNames(voice.subject), voice.names], random),
      own: shuffledDeck(deck(voice.own), random),
      person: shuffledDeck([voice.person], random),
      statement: shuffledDeck(deck(voice.statement), random),
      news: shuffledDeck(newsFirst(voice.statement), random),
      question: shuffledDeck(deck(voice.question), random),
      link: shuffledDeck(deck(voice.link), random),
    },
    lists: shuffledDeck([thinks ? voice.lists : voice.invitations], random),
    thoughts: shuffledDeck(thinks ? [voice.thoughts] : [voice.asides, voice.thoughts], random),
    closings: shuffledDeck([(thinks ? voice.closings : voice.replies)[shape]], random),
    emoji: shuffledDeck([voice.emoji], random),
  };
}
