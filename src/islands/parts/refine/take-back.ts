import type { KeyboardEvent } from 'react';
import { type Refinable, versionAt } from './refinable.ts';

/** Ctrl+Z on a post takes back its last step as a whole; in a field it is the field's own. */
export function takeBack(
  event: KeyboardEvent,
  post: Pick<Refinable, 'text' | 'versions' | 'take'>,
) {
  const { key, ctrlKey, metaKey, shiftKey, altKey, target } = event;
  const asked = key.toLowerCase() === 'z' && (ctrlKey || metaKey) && !shiftKey && !altKey;
  const types = target instanceof Element && target.matches('input, textarea, select');
  const version = asked && !types && post.versions.length > 1 ? versionAt(post, -1) : undefined;
  if (!version) return;
  event.preventDefault();
  void post.take(version.text, version.cause);
}
