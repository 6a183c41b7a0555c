/**
 * Google leads back to one address, in English. The page of the language in which the sign-in began does
 * the rest: its name stands behind the state, and names one of these addresses or nothing. It is written
 * into the page by itself, and runs before anything is painted.
 */
export function toOwnLanguage(addresses: Record<string, string>): void {
  const state = new URLSearchParams(location.search).get('state') ?? '';
  const language = state.slice(state.lastIndexOf('.') + 1);
  if (!Object.hasOwn(addresses, language)) return;
  // Not a word in English on the way.
  document.documentElement.hidden = true;
  location.replace(addresses[language] + location.search);
}
