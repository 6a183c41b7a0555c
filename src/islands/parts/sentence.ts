import { createElement, Fragment, type ReactNode } from 'react';
import { tParts } from '#shared/language/t.ts';

/** A text of the pages with elements in its places: `sentence(t('Read {link} first'), { link: <a … /> })`. */
export function sentence(text: string, parts: Readonly<Record<string, ReactNode>>): ReactNode {
  return createElement(Fragment, null, ...tParts(text, parts));
}
