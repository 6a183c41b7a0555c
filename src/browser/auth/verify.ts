import { confirmAddress } from '#lib/account/links.ts';
import { part, run, show, token } from './link-page.ts';

if (token === '') show('expired');
run(part('confirm', HTMLFormElement), { act: () => confirmAddress(token), next: 'done' });
