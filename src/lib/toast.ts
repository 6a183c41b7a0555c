import { atom } from 'nanostores';
import { type MessageKey, message, rules } from '#shared/rules.ts';

/** What went wrong, what was done, and everything else: a refusal must not look like a success. */
export type ToastKind = 'danger' | 'success' | 'neutral';

export interface Toast {
  id: number;
  text: string;
  kind: ToastKind;
}

/** One message at a time; a new one takes the place of the last. */
export const $toast = atom<Toast | null>(null);

/** Looked up when something is said: a page has most sentences only once it may say them. */
const textsOf = (keys: readonly string[]) => keys.map((key) => message(key as MessageKey));

export function kindOf(text: string): ToastKind {
  if (textsOf(rules.toast.danger).some((failure) => text.includes(failure))) return 'danger';
  const done = textsOf(rules.toast.success).some((success) => text.startsWith(success));
  return done ? 'success' : 'neutral';
}

export function toastMilliseconds(text: string): number {
  return textsOf(rules.toast.long).includes(text)
    ? rules.toast.longMilliseconds
    : rules.toast.milliseconds;
}

let clearing: ReturnType<typeof setTimeout> | undefined;
let lastId = 0;

export function toast(text: string): void {
  clearTimeout(clearing);
  lastId += 1;
  $toast.set({ id: lastId, text, kind: kindOf(text) });
  clearing = setTimeout(() => $toast.set(null), toastMilliseconds(text));
}

/** A new try makes what was said about the last one stale. */
export function clearToast(): void {
  clearTimeout(clearing);
  $toast.set(null);
}

export function toastMessage(key: MessageKey): void {
  toast(message(key));
}
