import { atom } from 'nanostores';

/** Of the browser, not of the account: it depends on who sits there, and on what else listens to the keyboard. */
const key = 'postquill_keys';

function read(): boolean {
  try {
    return localStorage.getItem(key) !== 'off';
  } catch {
    return true;
  }
}

/** Whether single letters do something. Speech input and a slip of the hand press them too. */
export const $singleLetters = atom(read());

export function setSingleLetters(on: boolean): void {
  $singleLetters.set(on);
  try {
    if (on) localStorage.removeItem(key);
    else localStorage.setItem(key, 'off');
  } catch {
    // Where nothing may be stored, it holds until the page is left.
  }
}

addEventListener('storage', (event) => {
  if (event.key === key || event.key === null) $singleLetters.set(read());
});
