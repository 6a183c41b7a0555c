import { atom } from 'nanostores';
import { type MessageKey, message, rules } from '#shared/rules.ts';

export interface Toast {
  id: number;
  text: string;
  danger: boolean;
}

/** One message at a time; a new one takes the place of the last. */
export const $toast = atom<Toast | null>(null);

const longTexts = new Set(rules.toast.long.map((key) => message(key as MessageKey)));

export function isDanger(text: string): boolean {
  return rules.toast.dangerWords.some((word) => text.includes(word));
}

export function toastMilliseconds(text: string): number {
  return longTexts.has(text) ? rules.toast.longMilliseconds : rules.toast.milliseconds;
}

let clearing: ReturnType<typeof setTimeout> | undefined;
let lastId = 0;

export function toast(text: string): void {
  clearTimeout(clearing);
  lastId += 1;
  $toast.set({ id: lastId, text, danger: isDanger(text) });
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
