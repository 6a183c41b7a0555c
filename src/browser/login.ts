/**
 * Every "log in" and "upgrade" on a page. A page with the island that has the dialog opens it; the link
 * of every other page leads to the main page. An island that does not listen yet would miss the event:
 * the address tells it as well when it starts, and one that heard the event takes that back.
 */
const islands = { login: 'SessionIsland', upgrade: 'BillingIsland' };

document.addEventListener('click', (event) => {
  const opener = (event.target as Element).closest<HTMLElement>(
    '[data-open-login], [data-open-upgrade]',
  );
  if (!opener) return;
  const { openLogin: action } = opener.dataset;
  const what = action === undefined ? 'upgrade' : 'login';
  if (!document.querySelector(`astro-island[component-url*="${islands[what]}"]`)) return;
  event.preventDefault();
  history.replaceState(history.state, '', `?${what}=${action || 1}`);
  dispatchEvent(new CustomEvent(`postquill:${what}`, { detail: action }));
});
