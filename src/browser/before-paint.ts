export const themeKey = 'darkMode';

/**
 * Runs in the head, before anything is painted: the theme, whether someone is logged in, and whether
 * posts are kept here. It is written into the page as it stands here, so it knows nothing but what it is given.
 */
export function beforePaint(themeKey: string, sessionKey: string, keptKey: string): void {
  const root = document.documentElement;
  try {
    if (localStorage.getItem(themeKey) === 'false') root.classList.remove('dark');
    if (localStorage.getItem(sessionKey)?.includes('"token"')) root.dataset.session = 'in';
    if (localStorage.getItem(keptKey)) root.dataset.kept = '';
  } catch {
    // A browser that forbids storage gets the default theme and the visitor's page.
  }
}
