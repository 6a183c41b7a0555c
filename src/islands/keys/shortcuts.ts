import { createKeybindingsHandler } from 'tinykeys';
import { hasOtherScript } from '#islands/parts/latin/latin-key.ts';
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

/** Where there is no field, the word that was to be typed into it presses nothing until its last letter is past. */
const wordMilliseconds = 1000;
let wordEnds = 0;

function search(): void {
  const field = document.querySelector<HTMLElement>('#main input[type=search]');
  if (field) {
    field.focus();
    return;
  }
  wordEnds = Date.now() + wordMilliseconds;
  toastMessage('noSearchYet');
}

function isOfWord(): boolean {
  if (Date.now() >= wordEnds) return false;
  wordEnds = Date.now() + wordMilliseconds;
  return true;
}

const letters: Record<string, () => void> = {
  g: generate,
  n: goToTopic,
  j: () => stepToCard(1),
  k: () => stepToCard(-1),
  c: () => pressOnCard('copy'),
  s: () => pressOnCard('save'),
  r: () => pressOnCard('refine'),
  p: () => pressOnCard('preview'),
};

const signs: Record<string, () => void> = {
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
  return takesText(event.target) || document.querySelector('dialog[open]') !== null || isOfWord();
}

type Binding = [key: string, press: (event: KeyboardEvent) => void];

function binding(key: string, act: () => void): Binding {
  const press = (event: KeyboardEvent) => {
    event.preventDefault();
    act();
  };
  return [key, press];
}

/** By its place on the keyboard, where the layout has a letter of another script there. */
function placeBinding(letter: string, act: () => void): Binding {
  const [key, press] = binding(`Key${letter.toUpperCase()}`, act);
  return [key, (event) => hasOtherScript(event) && press(event)];
}

/** From the first key on, which is looked at once more. */
export function followKeys(first: KeyboardEvent): void {
  followCards();
  const bindings = [
    ...Object.entries({ ...letters, ...signs }).map(([key, act]) => binding(key, act)),
    ...Object.entries(letters).map(([letter, act]) => placeBinding(letter, act)),
  ];
  const press = createKeybindingsHandler(Object.fromEntries(bindings), {
    ignore: isSomebodyElses,
  });
  addEventListener('keydown', press);
  press(first);
}
