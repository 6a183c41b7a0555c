import { draftRoomKey } from '#lib/session/stored.ts';

const fields = () => [...document.querySelectorAll<HTMLElement>('#generator form > *')];

/** For the next visit, whose first paint has no text yet. */
export function keepRoom(): void {
  const [topic, details] = fields();
  if (!topic || !details) return;
  const row = ({ offsetHeight }: HTMLElement) => `minmax(${offsetHeight}px,auto)`;
  const room = `--rows:${row(topic)} ${row(details)}`;
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
