import type { PostAction } from '#islands/parts/post-action.ts';
import { toastMessage } from '#lib/toast.ts';

const card = 'li.post-card';

/** The one that had the focus last. */
let current: HTMLElement | null = null;

function note({ target }: { target: EventTarget | null }): void {
  const around = target instanceof Element ? target.closest<HTMLElement>(card) : null;
  if (around) current = around;
}

export function followCards(): void {
  note({ target: document.activeElement });
  addEventListener('focusin', note);
}

function shownCards(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(card)].filter((each) => each.checkVisibility());
}

function currentOf(cards: readonly HTMLElement[]): HTMLElement | undefined {
  return cards.find((each) => each === current);
}

/** The focus goes to the card beside the current one, from none to the first. */
export function stepToCard(steps: 1 | -1): void {
  const cards = shownCards();
  const here = currentOf(cards);
  const at = here ? cards.indexOf(here) + steps : 0;
  const next = cards[Math.min(Math.max(at, 0), cards.length - 1)];
  if (!next) {
    toastMessage('noSuchPost');
    return;
  }
  next.tabIndex = -1;
  next.focus();
}

/** Presses the button of the current card, of the first where none is current. */
export function pressOnCard(action: PostAction): void {
  const cards = shownCards();
  const here = currentOf(cards) ?? cards[0];
  const button = here?.querySelector<HTMLElement>(`[data-shortcut=${action}]`);
  if (!button) {
    toastMessage('noSuchPost');
    return;
  }
  button.focus();
  button.click();
}
