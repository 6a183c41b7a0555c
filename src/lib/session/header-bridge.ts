import { takeFromAddress } from '#lib/address-parameter.ts';
import { $dialog, askToLogin } from '#lib/dialogs.ts';
import type { Outcome } from '#lib/outcome.ts';
import { logout, noticeExpiry } from '#lib/session/session.ts';
import { $allowance, $session } from '#lib/session/state.ts';

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
  window.addEventListener('postquill:expired', noticeExpiry, options);
  window.addEventListener(
    'postquill:upgrade',
    () => {
      takeFromAddress('upgrade');
      showPlan();
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
  } else if (upgrade !== null) showPlan();
}

/** What the counter leads to: the offer, or for those who have taken it the plan they have. */
function showPlan(): void {
  const allowance = $allowance.get();
  if (!allowance) {
    const stop = $allowance.listen((known) => {
      stop();
      if (known) showPlan();
    });
  } else if (allowance.plan === 'premium') {
    document.querySelector('[aria-label="Your plan"]')?.scrollIntoView({ block: 'center' });
  } else $dialog.set('upgrade');
}
