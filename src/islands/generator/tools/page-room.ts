import { roomKey } from '#lib/kept-keys.ts';

const root = document.documentElement;

/** What gets its content after the first paint, with the property that makes room for it. */
const blocks = [
  ['--form', '#generator form'],
  ['--posts', '#generator .posts'],
  ['--plan', '.plan-room, #your-plan'],
  ['--library', '.library-room'],
  ['--tools', '.tools-room'],
] as const;

const fields = () => [...document.querySelectorAll<HTMLElement>('#generator form > *')];
const heightOf = (element: Element) => element.getBoundingClientRect().height;

/** Topic, what to write from, details. */
const typedRows = 3;

function rowsOfDraft(): string {
  const row = (field: HTMLElement) =>
    `minmax(${heightOf(field) + Number.parseFloat(getComputedStyle(field).marginTop)}px,auto)`;
  return `--rows:${fields().slice(0, typedRows).map(row).join(' ')}`;
}

function heightsOfBlocks(): string[] {
  return blocks.flatMap(([property, selector]) => {
    const element = document.querySelector(selector);
    return element ? [`${property}:${heightOf(element)}px`] : [];
  });
}

/** For the next visit, whose first paint has neither a draft nor what the server keeps. */
export function keepRoom(hasDraft: boolean): void {
  const isMember = root.dataset.session === 'in';
  const rows = hasDraft ? [rowsOfDraft()] : [];
  const heights = hasDraft || isMember ? heightsOfBlocks() : [];
  const room = [...rows, ...heights].join(';');
  try {
    if (room === '') localStorage.removeItem(roomKey);
    else localStorage.setItem(roomKey, room);
  } catch {
    // What stands below moves once the content comes.
  }
}

/** Whoever changes something on the page may change its height as well. */
export function endRoomOnceUsed(): void {
  // A list that was longer than it begins is found again by those only who come back to it.
  const [entry] = performance.getEntriesByType('navigation');
  if (entry instanceof PerformanceNavigationTiming && entry.type === 'navigate')
    root.style.removeProperty('--library');
  const used = new AbortController();
  const end = () => {
    used.abort();
    root.removeAttribute('style');
  };
  for (const event of ['click', 'input', 'resize'])
    addEventListener(event, end, { signal: used.signal });
}
