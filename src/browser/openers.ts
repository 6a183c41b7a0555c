import { tell } from '#lib/session/events.ts';
import { type Dialog, isOffered, openerSelector, openingOf } from './markup.ts';

/**
 * Every "log in" and "upgrade" on a page. A page with the island that has the dialog opens it; the link
 * of every other page leads to the main page. An island that does not listen yet would miss the event:
 * the address tells it as well when it starts, and one that heard the event takes that back.
 */
document.addEventListener('click', (event) => {
  const opener = (event.target as Element).closest<HTMLElement>(openerSelector);
  if (!opener) return;
  const what = openingOf(opener);
  const dialog: Dialog = what === 'signup' ? 'login' : what;
  if (!isOffered(dialog)) return;
  event.preventDefault();
  history.replaceState(history.state, '', `?${dialog}=${what}`);
  tell('postquill:open', what);
});
