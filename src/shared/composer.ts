import { type Platform, rules } from './rules.ts';
import { isTooLong } from './text/count.ts';

/**
 * Where the platform's own composer opens: with the text where it takes one and all of it fits, else
 * empty, for a text that was copied.
 */
export function composerAddress(text: string, platform: Platform): string {
  const { share } = rules.platforms[platform];
  if (!takesWhole(text, platform)) return share.empty ?? share.address;
  const { address, text: name, link } = share;
  const joint = address.endsWith('#') ? '' : address.includes('?') ? '&' : '?';
  const last = lastLink(text);
  if (link === undefined || last === null) return `${address}${joint}${name}=${encoded(text)}`;
  return `${address}${joint}${link}=${encoded(last.link)}&${name}=${encoded(last.before)}`;
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
