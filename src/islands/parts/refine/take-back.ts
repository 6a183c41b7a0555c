import type { KeyboardEvent } from 'react';
import type { Refinable } from './refinable.ts';
import { stepBack } from './steps.ts';

/** Ctrl+Z on a post takes back its last step as a whole; in a field it is the field's own. */
export function takeBack(event: KeyboardEvent, post: Pick<Refinable, 'id' | 'text' | 'take'>) {
  const { key, ctrlKey, metaKey, shiftKey, altKey, target } = event;
  const asked = key.toLowerCase() === 'z' && (ctrlKey || metaKey) && !shiftKey && !altKey;
  const types = target instanceof Element && target.matches('input, textarea, select');
  if (asked && !types && stepBack(post)) event.preventDefault();
}
