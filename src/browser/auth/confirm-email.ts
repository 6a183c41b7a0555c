import { confirmNewAddress } from '#lib/account/links.ts';
import { message } from '#shared/rules.ts';
import { part, run, show, token } from './link-page.ts';
import './show-password.ts';

if (token === '') show('expired');
run(part('confirm', HTMLFormElement), {
  act: (password) => confirmNewAddress(token, password),
  next: 'done',
  check: ({ value }) => (value === '' ? message('passwordWrong') : null),
});
