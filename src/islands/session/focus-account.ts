import { $session } from '#lib/session/state.ts';
import { pageAddress } from '#shared/language/page-language.ts';

/** What opened it may be gone with the login, and the focus would be nowhere. */
export function focusAccount(): void {
  const isNowhere = document.activeElement === document.body;
  const account = document.querySelector<HTMLElement>(`header [href="${pageAddress('/account')}"]`);
  if ($session.get() && isNowhere) account?.focus();
}
