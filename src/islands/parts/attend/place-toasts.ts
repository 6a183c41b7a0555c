import { $toast } from '#lib/toast.ts';

function overlap(one: Element, other: Element): boolean {
  const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
  return a.top < b.bottom && b.top < a.bottom && a.left < b.right && b.left < a.right;
}

/** At the end of what is seen, above a phone's keyboard. */
function end(): string {
  const seen = window.visualViewport;
  const unseen = seen ? innerHeight - seen.offsetTop - seen.height : 0;
  return `auto 1rem calc(1rem + ${Math.max(unseen, 0)}px)`;
}

/** Above it, where no line of it is covered, also where a keyboard has pushed that out of sight. */
function placeInDialog(toast: Element, tray: HTMLElement): void {
  tray.style.inset = `calc(0.5rem + ${window.visualViewport?.offsetTop ?? 0}px) 1rem auto`;
  const focused = document.activeElement;
  if (focused && focused.localName !== 'dialog' && overlap(toast, focused))
    tray.style.inset = end();
}

/** At the end, where it covers no heading; but not on what has the focus, and rather not on what stands beside that. */
function placeOnPage(toast: Element, tray: HTMLElement): void {
  tray.style.inset = end();
  const focused = document.activeElement;
  if (!focused?.parentElement || focused === document.body) return;
  if (!overlap(toast, focused.parentElement)) return;
  // Below the header, whose logout and count must stay in reach.
  tray.style.inset = '4.25rem 1rem auto';
  if (overlap(toast, focused)) tray.style.inset = end();
}

/** Each message once it is there, and again when the focus moves. */
export function placeToasts(): void {
  const follow = () => {
    const toast = document.querySelector('.toast');
    const tray = toast?.closest<HTMLElement>('.toast-tray');
    if (!toast || !tray) return;
    const place = tray.closest('dialog') ? placeInDialog : placeOnPage;
    place(toast, tray);
  };
  $toast.listen(() => setTimeout(follow));
  addEventListener('focusin', follow);
}
