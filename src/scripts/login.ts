/**
 * Every "log in" and "upgrade" on a page. The main page's account island opens its dialog; the link of
 * every other page leads there. An island that does not listen yet would miss the event: the address
 * tells it as well when it starts, and one that heard the event takes that back.
 */
document.addEventListener('click', (event) => {
  const opener = (event.target as Element).closest<HTMLElement>(
    '[data-open-login], [data-open-upgrade]',
  );
  const island = document.querySelector('astro-island[component-url*="AccountIsland"]');
  if (!opener || !island) return;
  event.preventDefault();
  const { openLogin: action } = opener.dataset;
  const what = action === undefined ? 'upgrade' : 'login';
  history.replaceState(history.state, '', `/?${what}=${action || 1}`);
  dispatchEvent(new CustomEvent(`postquill:${what}`, { detail: action }));
});
