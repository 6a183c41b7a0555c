import { $dialog, askToLogin } from '#lib/dialogs.ts';
import { savePost } from '#lib/library/changes.ts';
import { loginAgain } from '#lib/session/session.ts';
import { $session } from '#lib/session/state.ts';
import { toast, toastMessage } from '#lib/toast.ts';
import { $cards, changeCard } from './cards.ts';

export async function saveCard(id: string): Promise<void> {
  const card = $cards.get().find((candidate) => candidate.id === id);
  if (!card || card.saving) return;
  const again = () => void saveCard(id);
  if (!$session.get()) {
    askToLogin(again);
    return;
  }
  changeCard(id, { saving: true });
  const { text, platform, tone } = card;
  const outcome = await savePost({ text, platform, tone });
  // Cleared by a logout meanwhile.
  if (!$cards.get().some((other) => other.id === id)) return;
  changeCard(id, { saving: false, savedId: outcome.ok ? outcome.value : null });
  if (outcome.ok) {
    toastMessage('saved');
    return;
  }
  toast(outcome.text);
  if (outcome.code === 'savedLimit') $dialog.set('upgrade');
  if (outcome.code === 'sessionExpired') loginAgain(again);
}
