import { type Place, rulesAt } from './place.ts';

export interface Titled {
  /** Empty where the text has none. */
  title: string;
  body: string;
}

/**
 * Where posts have a title it is the first line, and the rest the description. A line that is too long for a
 * title, or with nothing below it, belongs to the description, so that no title makes a post too long.
 */
export function splitTitle(text: string, place: Place): Titled {
  const { titleLimit } = rulesAt(place);
  const [, title = '', body = ''] = /^\s*(\S[^\n]*)\n\s*(\S[\s\S]*)$/.exec(text) ?? [];
  const line = title.trimEnd();
  const fits = titleLimit !== undefined && line !== '' && line.length <= titleLimit;
  return fits ? { title: line, body } : { title: '', body: text };
}
