import { takeFromAddress } from '#lib/address-parameter.ts';
import { $planAsked } from '#lib/billing/plan-panel.ts';
import { $dialog, askToLogin } from '#lib/dialogs.ts';
import { hear, type Opening, tell } from './events.ts';
import { $allowance, $session } from './state.ts';

/** The header is plain script: it hears who is here and asks for login and upgrade. */
export function connectHeader(): () => void {
  const stop = new AbortController();
  const tellHeader = () =>
    tell('postquill:session', { user: $session.get(), allowance: $allowance.get() });
  hear('postquill:open', open, stop.signal);
  const unbind = [$session.listen(tellHeader), $allowance.listen(tellHeader)];
  tellHeader();
  openFromAddress();
  return () => {
    stop.abort();
    for (const end of unbind) end();
  };
}

function open(what: Opening): void {
  takeFromAddress('login');
  takeFromAddress('upgrade');
  if (what === 'upgrade') showPlan();
  else askToLogin(undefined, what === 'signup');
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
    $planAsked.set(true);
  } else $dialog.set('upgrade');
}
