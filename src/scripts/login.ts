/**
 * Every "log in" and "upgrade" on a page. The main page's account island opens its dialog; the link of
 * every other page leads there. An island that is not hydrated yet would miss the event, so it gets the
 * address that makes it open the dialog when it starts.
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
  if (island.hasAttribute('ssr')) {
    history.replaceState(history.state, '', `/?${what}=${action || 1}`);
  } else dispatchEvent(new CustomEvent(`postquill:${what}`, { detail: action }));
});
