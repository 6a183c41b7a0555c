/**
 * Shows the one line of those behind `[data-offered]` that tells of the main page in the visitor's language, if they
 * prefer one of ours to English. Whoever comes from another of our pages has found the choice, or made it. It is
 * written into the page by itself, before the page is painted, so that nothing moves.
 */
export function offerLanguage(): void {
  if (document.referrer.startsWith(`${location.origin}/`)) return;
  for (const tag of navigator.languages) {
    const [language] = tag.split('-');
    if (language === 'en') return;
    const line = document.querySelector<HTMLElement>(`[data-offered="${language}"]`);
    if (!line) continue;
    line.hidden = false;
    return;
  }
}
