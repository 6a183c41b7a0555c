import { type Platform, rules } from './rules.ts';
import { isTooLong } from './text/count.ts';

/**
 * Where the platform's own composer opens: with the text where it takes one and all of it fits, with its link
 * where it takes nothing else, else empty, for a text that was copied.
 */
export function composerAddress(text: string, platform: Platform): string {
  const { address, text: name, link, empty = address } = rules.platforms[platform].share;
  const last = link === undefined ? null : lastLink(text);
  const query: string[] = [];
  if (last) query.push(`${link}=${encoded(last.link)}`);
  if (takesWhole(text, platform)) query.push(`${name}=${encoded(last?.before ?? text)}`);
  else if (name !== null || query.join('').length > rules.composer.longestText) return empty;
  if (query.length === 0) return empty;
  const joint = address.endsWith('#') ? '' : address.includes('?') ? '&' : '?';
  return `${address}${joint}${query.join('&')}`;
}

export function takesWhole(text: string, platform: Platform): boolean {
  const { share } = rules.platforms[platform];
  if (share.text === null || isTooLong(text, platform)) return false;
  if (share.link !== undefined && lastLink(text) === null) return false;
  return encoded(text).length <= rules.composer.longestText;
}

/** A text whose last line is a link, in two. */
function lastLink(text: string): { before: string; link: string } | null {
  const lines = text.trimEnd().split('\n');
  const link = lines.pop()?.trim() ?? '';
  const before = lines.join('\n').trimEnd();
  return before !== '' && /^https?:\/\/\S+$/i.test(link) ? { before, link } : null;
}

/** Half of a pair of code units cannot be encoded. */
function encoded(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}
