import { moveRefinement } from '#islands/parts/refine/open-refinements.ts';
import { $dialog, askToLogin } from '#lib/dialogs.ts';
import { savePost } from '#lib/library/changes.ts';
import { carryOutAll } from '#lib/library/removals.ts';
import { loginAgain } from '#lib/session/session.ts';
import { $session } from '#lib/session/state.ts';
import { toast, toastMessage } from '#lib/toast.ts';
import { versionsToSave } from './card-versions.ts';
import { changeCard, findCard } from './cards.ts';

export async function saveCard(id: string): Promise<void> {
  if (await save(id, () => void saveCard(id))) toastMessage('saved');
}

/** One after the other, so that a list that is full takes the first of them. */
export async function saveAll(ids: readonly string[]): Promise<void> {
  for (const [index, id] of ids.entries()) {
    if (!(await save(id, () => void saveAll(ids.slice(index))))) return;
  }
  toastMessage('savedAll');
}

async function save(id: string, again: () => void): Promise<boolean> {
  const card = findCard(id);
  if (!card || card.saving) return false;
  if (!$session.get()) {
    askToLogin(again);
    return false;
  }
  changeCard(id, { saving: true });
  await carryOutAll();
  const { text, platform, tone, key: generationKey } = card;
  const outcome = await savePost({
    ...{ text, platform, tone, generationKey },
    versions: versionsToSave(card),
  });
  // Cleared by a logout meanwhile.
  if (!findCard(id)) return false;
  if (outcome.ok) {
    moveRefinement(id, outcome.value);
    changeCard(id, { saving: false, savedId: outcome.value, edited: undefined });
    return true;
  }
  changeCard(id, { saving: false, savedId: null });
  toast(outcome.error);
  if (outcome.code === 'savedLimit') $dialog.set('upgrade');
  if (outcome.code === 'sessionExpired') loginAgain(again);
  return false;
}
