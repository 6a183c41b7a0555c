/**
 * Every "log in" on a page. The main page's account island opens its dialog; the link of every other
 * page leads there. An island that is not hydrated yet would miss the event, so it gets the address
 * that makes it open the dialog when it starts.
 */
document.addEventListener('click', (event) => {
  const opener = (event.target as Element).closest('[data-open-login]');
  const island = document.querySelector('astro-island[component-url*="AccountIsland"]');
  if (!opener || !island) return;
  event.preventDefault();
  if (island.hasAttribute('ssr')) history.replaceState(history.state, '', '/?login=1');
  else dispatchEvent(new Event('postquill:login'));
});
