import { atom } from 'nanostores';
import { $form, type FormState } from '../form-state.ts';

interface Reading {
  /** The page that is being read. */
  host: string | null;
  /** The address that could not be read, and why. */
  failed: { address: string; problem: string } | null;
  /** Posts were asked for, so that what is wrong here is said. */
  checked: boolean;
  /** What came was asked for just now, and gets the focus. */
  wanted: boolean;
  /** Read out by screen readers. */
  said: string;
}

export const idle: Reading = {
  host: null,
  failed: null,
  checked: false,
  wanted: false,
  said: '',
};

export const $reading = atom<Reading>(idle);

/** What was taken off last, with what it had brought, until something else stands there. */
export const $takenOff = atom<Pick<FormState, 'source' | 'pageNotes' | 'language'> | null>(null);

export function putBack(): void {
  const before = $takenOff.get();
  if (before === null) return;
  const form = $form.get();
  // One that was chosen since then stays.
  const language = form.language === '' ? before.language : form.language;
  $reading.set({ ...idle, wanted: true });
  $form.set({ ...form, ...before, language });
}
