import { createKeybindingsHandler } from 'tinykeys';
import { toastMessage } from '#lib/toast.ts';
import { followCards, pressOnCard, stepToCard } from './cards.ts';
import { $shortcutsShown } from './shown.ts';
import { $singleLetters } from './single-letters.ts';

function generate(): void {
  document.querySelector<HTMLFormElement>('#generator form')?.requestSubmit();
}

function goToTopic(): void {
  document.querySelector<HTMLElement>('#generator [name=topic]')?.focus();
}

function search(): void {
  const field = document.querySelector<HTMLElement>('#main input[type=search]');
  if (field) field.focus();
  else toastMessage('noSearchYet');
}

const acts: Record<string, () => void> = {
  g: generate,
  n: goToTopic,
  j: () => stepToCard(1),
  k: () => stepToCard(-1),
  c: () => pressOnCard('copy'),
  s: () => pressOnCard('save'),
  r: () => pressOnCard('refine'),
  p: () => pressOnCard('preview'),
  // Some keyboards have these two behind Shift.
  '[Shift]+/': search,
  '[Shift]+?': () => $shortcutsShown.set(true),
};

const choosing = new Set(['button', 'checkbox', 'radio', 'range', 'reset', 'submit']);

function takesText(target: EventTarget | null): boolean {
  if (target instanceof HTMLInputElement) return !choosing.has(target.type);
  return target instanceof HTMLElement && target.matches('textarea, select, [contenteditable]');
}

function isSomebodyElses(event: KeyboardEvent): boolean {
  if (!$singleLetters.get() || event.defaultPrevented || event.repeat || event.isComposing) {
    return true;
  }
  return takesText(event.target) || document.querySelector('dialog[open]') !== null;
}

/** From the first key on, which is looked at once more. */
export function followKeys(first: KeyboardEvent): void {
  followCards();
  const bindings = Object.entries(acts).map(([key, act]) => [
    key,
    (event: KeyboardEvent) => {
      event.preventDefault();
      act();
    },
  ]);
  const press = createKeybindingsHandler(Object.fromEntries(bindings), {
    ignore: isSomebodyElses,
  });
  addEventListener('keydown', press);
  press(first);
}
