import { atom } from 'nanostores';
import { $session } from '#lib/account-state.ts';
import { $dialog, askToLogin } from '#lib/dialogs.ts';
import { savePost } from '#lib/library-changes.ts';
import { loginAgain } from '#lib/session.ts';
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

export function editCard(id: string, text: string): void {
  change(id, { text });
}

function change(id: string, changes: Partial<Card>): void {
  $cards.set($cards.get().map((card) => (card.id === id ? { ...card, ...changes } : card)));
}

export async function saveCard(id: string): Promise<void> {
  const card = $cards.get().find((candidate) => candidate.id === id);
  if (!card || card.saving) return;
  const again = () => void saveCard(id);
  if (!$session.get()) {
    askToLogin(again);
    return;
  }
  change(id, { saving: true });
  const { text, platform, tone } = card;
  const outcome = await savePost({ text, platform, tone });
  change(id, { saving: false, savedId: outcome.ok ? outcome.value : null });
  if (outcome.ok) {
    toastMessage('saved');
    return;
  }
  toast(outcome.text);
  if (outcome.code === 'savedLimit') $dialog.set('upgrade');
  if (outcome.code === 'sessionExpired') loginAgain(again);
}
