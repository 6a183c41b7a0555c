import { atom } from 'nanostores';
import type { Platform, Tone } from '#shared/rules.ts';

/** A generated post. */
export interface Card {
  id: string;
  text: string;
  platform: Platform;
  tone: Tone;
  saving: boolean;
  savedId: string | null;
}

/** The posts of one press of the button. */
export interface CardSet {
  made: number;
  topic: string;
  cards: readonly Card[];
}

/** Newest first: what came before stays until the account logs out. */
export const $sets = atom<readonly CardSet[]>([]);

export function newestCards(): readonly Card[] {
  return $sets.get()[0]?.cards ?? [];
}

let numbered = 0;

export function asCard(post: Omit<Card, 'id' | 'saving'>): Card {
  numbered += 1;
  return { ...post, id: `card-${numbered}`, saving: false };
}

export function beginSet(topic: string): void {
  $sets.set([{ made: Date.now(), topic, cards: [] }, ...$sets.get()]);
}

/** Nothing came: the posts of before are the newest again. */
export function dropEmptySet(): void {
  $sets.set($sets.get().filter(({ cards }) => cards.length > 0));
}

export function addCard(post: Pick<Card, 'text' | 'platform' | 'tone'>): void {
  const [newest, ...earlier] = $sets.get();
  if (!newest) return;
  $sets.set([
    { ...newest, cards: [...newest.cards, asCard({ ...post, savedId: null })] },
    ...earlier,
  ]);
}

export function findCard(id: string): Card | undefined {
  return $sets
    .get()
    .flatMap(({ cards }) => cards)
    .find((card) => card.id === id);
}

export function editCard(id: string, text: string): void {
  changeCard(id, { text });
}

export function changeCard(id: string, changes: Partial<Card>): void {
  $sets.set(
    $sets.get().map((set) => ({
      ...set,
      cards: set.cards.map((card) => (card.id === id ? { ...card, ...changes } : card)),
    })),
  );
}
