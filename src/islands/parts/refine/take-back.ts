import type { KeyboardEvent } from 'react';

/** Ctrl+Z on a post takes back its last step as a whole; in a field it is the field's own. */
export function asksBack(event: KeyboardEvent): boolean {
  const { key, ctrlKey, metaKey, shiftKey, altKey, target } = event;
  const asked = key.toLowerCase() === 'z' && (ctrlKey || metaKey) && !shiftKey && !altKey;
  const types = target instanceof Element && target.matches('input, textarea, select');
  return asked && !types;
}
