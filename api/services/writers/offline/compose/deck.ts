import type { Random } from '../../seeded-random.ts';

/** Deals every card once before any of them comes again. */
export interface Deck<T> {
  /** The cards not taken yet. */
  fresh(): readonly T[];
  /** The cards that have been taken, in a new order of chance. */
  used(): readonly T[];
  /** The next cards, without taking them: fresh ones while there are enough. */
  peek(count: number): T[];
  take(card: T): void;
}

/** The cards of the first pile come before those of the next, in an order of chance within each. */
export function shuffledDeck<T>(piles: readonly (readonly T[])[], random: Random): Deck<T> {
  const cards = piles.flatMap((pile) => random.shuffle(pile));
  const taken = new Set<T>();
  const fresh = () => cards.filter((card) => !taken.has(card));
  const used = () => random.shuffle([...taken]);
  return {
    fresh,
    used,
    peek(count) {
      const left = fresh();
      return (left.length < count ? [...left, ...used()] : left).slice(0, count);
    },
    take(card) {
      taken.add(card);
    },
  };
}
