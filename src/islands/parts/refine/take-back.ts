import type { KeyboardEvent } from 'react';
import { latinKey } from '../latin/latin-key.ts';

/** Ctrl+Z on a post takes back its last step as a whole; in a field it is the field's own. */
export function asksBack(event: KeyboardEvent): boolean {
  const { ctrlKey, metaKey, shiftKey, altKey, target } = event;
  const asked = latinKey(event) === 'z' && (ctrlKey || metaKey) && !shiftKey && !altKey;
  const types = target instanceof Element && target.matches('input, textarea, select');
  return asked && !types;
}
