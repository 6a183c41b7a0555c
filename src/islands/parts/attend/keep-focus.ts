import { areaMark, nextMark } from '../focus-area.ts';

const anyArea = `[${areaMark}], li, form, section`;

function areasAround(element: Element): HTMLElement[] {
  const areas: HTMLElement[] = [];
  let area = element.closest<HTMLElement>(anyArea);
  while (area) {
    areas.push(area);
    area = area.parentElement?.closest<HTMLElement>(anyArea) ?? null;
  }
  return areas;
}

/** What is marked, a form's own button, a section's heading, or else the area itself. */
function placeIn(area: HTMLElement): HTMLElement {
  const marked = [...area.querySelectorAll<HTMLElement>(`[${nextMark}]`)];
  const next = marked.find((each) => each.closest(anyArea) === area);
  if (next) return next;
  if (area.matches('form')) return area.querySelector<HTMLElement>('[type=submit]') ?? area;
  const place = (area.matches('section') && area.querySelector<HTMLElement>('h2')) || area;
  if (place.matches('h2, li')) place.tabIndex = -1;
  return place;
}

function goTo(area: HTMLElement): boolean {
  const place = placeIn(area);
  place.focus();
  return document.activeElement === place;
}

/** From now on, for as long as the page lives. */
export function keepFocus(): void {
  let last = document.activeElement;
  let areas = last ? areasAround(last) : [];

  addEventListener('focusin', ({ target }) => {
    if (!(target instanceof Element)) return;
    last = target;
    areas = areasAround(target);
  });
  // Left on purpose. Some browsers say so too for what is being removed, which is gone by then.
  addEventListener('focusout', () =>
    queueMicrotask(() => {
      if (last?.isConnected && document.activeElement !== last) last = null;
    }),
  );
  const observer = new MutationObserver(() => {
    if (!last || last.isConnected || document.activeElement !== document.body) return;
    last = null;
    areas.find((area) => area.isConnected && goTo(area));
  });
  observer.observe(document.body, { childList: true, subtree: true });
}
