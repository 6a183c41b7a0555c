import { $toast } from '#lib/toast.ts';

function overlap(one: Element, other: Element): boolean {
  const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
  return a.top < b.bottom && b.top < a.bottom && a.left < b.right && b.left < a.right;
}

/**
 * At the end of what is seen, where it covers no heading and above a phone's keyboard; but not on what
 * has the focus, and rather not on what stands beside that.
 */
function place(toast: Element, tray: HTMLElement): void {
  const seen = window.visualViewport;
  const unseen = seen ? innerHeight - seen.offsetTop - seen.height : 0;
  tray.style.inset = unseen > 0 ? `auto 1rem calc(1rem + ${unseen}px)` : '';
  const focused = document.activeElement;
  if (!focused?.parentElement || focused === document.body) return;
  if (!overlap(toast, focused.parentElement)) return;
  const below = tray.style.inset;
  // Below the header, whose logout and count must stay in reach.
  tray.style.inset = '4.25rem 1rem auto';
  if (overlap(toast, focused)) tray.style.inset = below;
}

/** Each message once it is there, and again when the focus moves. */
export function placeToasts(): void {
  const follow = () => {
    const toast = document.querySelector('.toast');
    const tray = toast?.closest<HTMLElement>('.toast-tray');
    if (toast && tray) place(toast, tray);
  };
  $toast.listen(() => setTimeout(follow));
  addEventListener('focusin', follow);
}
