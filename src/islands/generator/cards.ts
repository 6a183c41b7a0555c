import { atom } from 'nanostores';
import type { Platform, Tone } from '#shared/rules.ts';

/** A generated post; it lives in memory only. */
export interface Card {
  id: string;
  text: string;
  platform: Platform;
  tone: Tone;
  saving: boolean;
  savedId: string | null;
}

export const $cards = atom<readonly Card[]>([]);

let made = 0;

export function addCard(card: Pick<Card, 'text' | 'platform' | 'tone'>): void {
  made += 1;
  $cards.set([...$cards.get(), { ...card, id: `card-${made}`, saving: false, savedId: null }]);
}

export function editCard(id: string, text: string): void {
  changeCard(id, { text });
}

export function changeCard(id: string, changes: Partial<Card>): void {
  $cards.set($cards.get().map((card) => (card.id === id ? { ...card, ...changes } : card)));
}
