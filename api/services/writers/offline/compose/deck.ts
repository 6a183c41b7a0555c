import type { Random } from '../seeded-random.ts';

/** Deals every card once, in an order of chance, before any of them comes again. */
export interface Deck<T> {
  /** The next cards, without taking them. */
  peek(count: number): T[];
  take(card: T): void;
}

export function shuffledDeck<T>(cards: readonly T[], random: Random): Deck<T> {
  let left = random.shuffle(cards);
  return {
    peek(count) {
      if (left.length < count) {
        const again = cards.filter((card) => !left.includes(card));
        left = [...left, ...random.shuffle(again)];
      }
      return left.slice(0, count);
    },
    take(card) {
      left = left.filter((other) => other !== card);
    },
  };
}
