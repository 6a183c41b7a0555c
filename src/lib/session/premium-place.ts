import { premiumKey } from '#lib/kept-keys.ts';

/** For the next visit, and for the place that this one has made or has left empty. */
export function notePremium(has: boolean): void {
  document.documentElement.toggleAttribute('data-premium', has);
  try {
    if (has) localStorage.setItem(premiumKey, '1');
    else localStorage.removeItem(premiumKey);
  } catch {
    // Where nothing is kept, the place is made once the server has answered.
  }
}
