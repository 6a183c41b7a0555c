import { draftRoomKey } from '#lib/session/stored.ts';

const fields = () => [...document.querySelectorAll<HTMLElement>('#generator form > *')];

/** Topic, what to write from, details. */
const typedRows = 3;

/** For the next visit, whose first paint has no text yet. */
export function keepRoom(): void {
  const typed = fields().slice(0, typedRows);
  if (typed.length < typedRows) return;
  const row = (field: HTMLElement) =>
    `minmax(${field.offsetHeight + Number.parseFloat(getComputedStyle(field).marginTop)}px,auto)`;
  const room = `--rows:${typed.map(row).join(' ')}`;
  try {
    localStorage.setItem(draftRoomKey, room);
  } catch {
    // What stands below moves once the text comes.
  }
}

/** The text is there, or there is none. */
export function endRoom(): void {
  document.documentElement.removeAttribute('style');
}

/** Nothing will come back. */
export function dropRoom(): void {
  endRoom();
  try {
    localStorage.removeItem(draftRoomKey);
  } catch {
    // Forbidden: then there is nothing.
  }
}
