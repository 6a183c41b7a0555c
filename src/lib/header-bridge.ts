import { $allowance, $session } from '#lib/account-state.ts';
import { takeFromAddress } from '#lib/address-parameter.ts';
import { $dialog, askToLogin } from '#lib/dialogs.ts';
import type { Outcome } from '#lib/outcome.ts';
import { logout } from '#lib/session.ts';

/** The header is plain script: it hears who is here and asks for login, logout and upgrade. */
export function connectHeader(onLogout: (outcome: Outcome) => void): () => void {
  const stop = new AbortController();
  const options = { signal: stop.signal };
  const tell = () => {
    const detail = { record: $session.get(), allowance: $allowance.get() };
    window.dispatchEvent(new CustomEvent('postquill:session', { detail }));
  };
  window.addEventListener(
    'postquill:login',
    ({ detail }: CustomEventInit<string>) => {
      takeFromAddress('login');
      askToLogin(undefined, detail === 'signup');
    },
    options,
  );
  window.addEventListener('postquill:logout', () => onLogout(logout()), options);
  window.addEventListener(
    'postquill:upgrade',
    () => {
      takeFromAddress('upgrade');
      $dialog.set('upgrade');
    },
    options,
  );
  const unbind = [$session.listen(tell), $allowance.listen(tell)];
  tell();
  openFromAddress();
  return () => {
    stop.abort();
    for (const end of unbind) end();
  };
}

/** Other pages link to /?login=1 and /?upgrade=1; a reload must not open the dialog again. */
function openFromAddress(): void {
  const login = takeFromAddress('login');
  const upgrade = takeFromAddress('upgrade');
  if ($session.get() === null) {
    if (login !== null) askToLogin(undefined, login === 'signup');
  } else if (upgrade !== null && $allowance.get()?.plan !== 'premium') $dialog.set('upgrade');
}
