import { createElement, Fragment, type ReactNode } from 'react';
import { tParts } from '#shared/language/t.ts';

type Parts = Readonly<Record<string, ReactNode>>;

/** A text of the pages with elements in its places: `sentence(t('Read {link} first'), { link: <a … /> })`. */
export function sentence(text: string, parts: Parts): ReactNode {
  return createElement(Fragment, null, ...tParts(text, parts));
}

/**
 * The same for a text of which some is only heard, in brackets, wherever a language has it:
 * `heard(t('Copy[ {post}]'), { post })`.
 */
export function heard(text: string, parts: Parts = {}): ReactNode {
  const pieces = text.split(/\[([^[\]]*)\]/).map((piece, index) => {
    const words = sentence(piece, parts);
    return index % 2 === 0 ? words : createElement('span', { className: 'sr-only' }, words);
  });
  return createElement(Fragment, null, ...pieces);
}
