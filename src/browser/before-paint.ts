export const themeKey = 'darkMode';

/**
 * Runs in the head, before anything is painted: the theme, whether someone is logged in, whether posts are
 * kept here, whether the account had Premium, and how high the page's parts were. It is written into the page by
 * itself, so it knows nothing but what it is given.
 */
export function beforePaint(
  themeKey: string,
  sessionKey: string,
  keptKey: string,
  premiumKey: string,
  roomKey: string,
): void {
  const root = document.documentElement;
  try {
    if (localStorage.getItem(themeKey) === 'false') root.classList.remove('dark');
    if (localStorage.getItem(sessionKey)?.includes('"token"')) root.dataset.session = 'in';
    if (localStorage.getItem(keptKey)) root.dataset.kept = '';
    if (localStorage.getItem(premiumKey)) root.dataset.premium = '';
    root.style.cssText = localStorage.getItem(roomKey) ?? '';
  } catch {
    // A browser that forbids storage gets the default theme and the visitor's page.
  }
}
