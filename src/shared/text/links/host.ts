import { mayBeEnding } from '../domain-endings.ts';
import { afterBare, afterScheme, properLabel, properSubdomain } from './patterns.ts';

/** X reads 4,096 characters, and adds a scheme's eight even where there is one. */
export const longest = 4096 - 'https://'.length;

interface Ending {
  earliest: number;
  latest: number;
}

/** The places, counted from the beginning of `host`, where a top-level domain may end. */
export function endings(host: string, next: string): Ending[] {
  const found: Ending[] = [];
  let at = host.indexOf('.') + 1;
  for (const part of host.split('.').slice(1)) {
    const letters = /^(?:xn--[a-z0-9-]+|[a-z]+)/i.exec(part)?.[0] ?? '';
    const follows = part.charAt(letters.length) || (at + part.length < host.length ? '.' : next);
    const foreignLetters = /^[\p{L}\p{M}]+/u.exec(part || next)?.[0] ?? '';
    const coded = letters.startsWith('xn--');
    if (coded || (mayBeEnding(letters) && !/[a-z0-9@+-]/i.test(follows))) {
      found.push({ earliest: at + letters.length, latest: at + letters.length });
    } else if (letters === '' && foreignLetters !== '' && /^\P{ASCII}/u.test(foreignLetters)) {
      const latest = Math.min(at + foreignLetters.length, host.length);
      found.push({ earliest: Math.min(at + 1, host.length), latest });
    }
    at += part.length + 1;
  }
  return found;
}

export function isProper(host: string, hasScheme: boolean): boolean {
  const parts = host.split('.');
  const names = parts.slice(-2);
  const subdomains = parts.slice(0, -2);
  const allowed = hasScheme ? properSubdomain : properLabel;
  return names.every((name) => properLabel.test(name)) && subdomains.every((s) => allowed.test(s));
}

export function tailEnd(text: string, at: number, hasScheme: boolean): number {
  const tail = hasScheme ? afterScheme : afterBare;
  tail.lastIndex = at;
  return at + (tail.exec(text)?.[0].length ?? 0);
}
