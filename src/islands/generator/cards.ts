import { atom } from 'nanostores';
import { $session } from '#lib/account-state.ts';
import { $dialog, askToLogin } from '#lib/dialogs.ts';
import { savePost } from '#lib/library-changes.ts';
import { expireSession } from '#lib/session.ts';
import { toast, toastMessage } from '#lib/toast.ts';
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

export function changeCard(id: string, change: Partial<Card>): void {
  $cards.set($cards.get().map((card) => (card.id === id ? { ...card, ...change } : card)));
}

export async function saveCard(id: string): Promise<void> {
  const card = $cards.get().find((candidate) => candidate.id === id);
  if (!card || card.saving) return;
  if (!$session.get()) {
    askToLogin(() => void saveCard(id));
    return;
  }
  changeCard(id, { saving: true });
  const { text, platform, tone } = card;
  const outcome = await savePost({ text, platform, tone });
  changeCard(id, { saving: false, savedId: outcome.ok ? outcome.value : null });
  if (outcome.ok) {
    toastMessage('saved');
    return;
  }
  toast(outcome.text);
  if (outcome.code === 'savedLimit') $dialog.set('upgrade');
  if (outcome.code === 'sessionExpired') {
    expireSession();
    askToLogin(() => void saveCard(id));
  }
}
