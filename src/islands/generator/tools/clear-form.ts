import { atom } from 'nanostores';
import { $form, emptyForm, type FormState } from '../form-state.ts';
import { $takenOff } from '../source/reading-state.ts';

/** What stood there before it was cleared, until somebody types again. */
export const $cleared = atom<FormState | null>(null);

function empty(): void {
  $takenOff.set(null);
  $form.set({ ...emptyForm, voice: $form.get().voice });
  // Nobody is told off for a topic that they took away on purpose.
  const form = document.querySelector('#generator form');
  form?.dispatchEvent(new Event('reset', { bubbles: true }));
}

export function clearForm(): void {
  const before = $form.get();
  empty();
  $cleared.set(before);
}

export function undoClear(): void {
  const before = $cleared.get();
  if (before) $form.set({ ...before, voice: $form.get().voice });
  $cleared.set(null);
}

/** Nobody gets back what somebody else typed. */
export function forgetForm(): void {
  empty();
  $cleared.set(null);
}
