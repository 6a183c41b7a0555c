import type { ClientDirective } from 'astro';
import { hear } from '#lib/session/events.ts';

/**
 * `client:needed`: an island starts once somebody sees it, is a member, asks for one of its dialogs or
 * comes back with something in the address. Whoever only reads the page's head never loads React.
 */
const whenNeeded: ClientDirective = (load, _options, island) => {
  const waiting = new AbortController();
  const { signal } = waiting;
  const start = async () => {
    if (signal.aborted) return;
    waiting.abort();
    await (await load())();
  };
  const sight = new IntersectionObserver((seen) => {
    if (seen.some(({ isIntersecting }) => isIntersecting)) void start();
  });
  // The first element is what people look at; an empty tray for messages is always in sight.
  if (island.firstElementChild) sight.observe(island.firstElementChild);
  signal.addEventListener('abort', () => sight.disconnect());
  hear('postquill:open', () => void start(), signal);
  // Somebody logged in in another tab.
  addEventListener('storage', () => void start(), { signal });
  // A jump passes over it, to what it may have to take back.
  const more = location.search + location.hash;
  if (document.documentElement.dataset.session === 'in' || more) void start();
};

export default whenNeeded;
