import { askForReset, setPassword } from '#lib/account/links.ts';
import { apiAddress } from '#lib/addresses.ts';
import { unusable } from '#lib/session/auth-problem.ts';
import { message } from '#shared/rules.ts';
import { part, run, show, token } from './link-page.ts';
import './show-password.ts';

function checkAddress({ value, validity }: HTMLInputElement): string | null {
  return value === '' || validity.typeMismatch ? message('emailInvalid') : null;
}

function checkPassword({ value }: HTMLInputElement): string | null {
  const problem = unusable(value);
  return problem && message(problem);
}

/** Without a mail server a form that promises a link would lie. */
async function tellWhetherThereIsMail(): Promise<void> {
  try {
    const { mail } = await (await fetch(`${apiAddress}/api/config`)).json();
    if (mail === false) show('unavailable');
  } catch {
    // No answer is no reason to take the form away: sending it will tell.
  }
}

if (token === '') void tellWhetherThereIsMail();
else show('set');

run(part('ask', HTMLFormElement), { act: askForReset, next: 'sent', check: checkAddress });
run(part('set', HTMLFormElement), {
  act: (password) => setPassword(token, password),
  next: 'done',
  check: checkPassword,
});
