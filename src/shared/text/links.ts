import { isKnownEnding, mayBeEnding } from './domain-endings.ts';

/*
 * Links as X finds them, with or without a scheme. X asks a list of all top-level domains; this
 * module ships the common ones only. What is a link by them is `sure`. What would be one if X knew
 * its ending, or read its surroundings kindly, is not: whoever weighs it has to take the heavier
 * reading. So a count is never too low, and is too high for "README.txt" or "end.Next".
 */
export interface Link {
  start: number;
  /** Where the link ends; of one that is not sure, the earliest place where X may see its end. */
  end: number;
  /** X takes it for a link, from `start` to `end`. */
  sure: boolean;
  /** Where the host ends that a reader sees; null where a reader sees no link. */
  hostEnd: number | null;
  hasScheme: boolean;
}

// Letters with accents that X allows in a name written without a scheme.
const accents =
  '\\u00C0-\\u00D6\\u00D8-\\u00F6\\u00F8-\\u024F\\u0253\\u0254\\u0256\\u0257\\u0259\\u025B\\u0263' +
  '\\u0268\\u026F\\u0272\\u0289\\u028B\\u02BB\\u0300-\\u036F\\u1E00-\\u1EFF';
const invalid = '\\uFEFF\\uFFFE\\uFFFF';
const direction = '\\u061C\\u200E\\u200F\\u202A-\\u202E\\u2066-\\u2069';
// A name behind a scheme may hold whatever is neither punctuation nor space, quotes included.
const outsideNames = `\\s\\x85\\u180E!'#%&()*+,\\\\/:;<=>?@[\\]^{|}~$${invalid}${direction}`;
const named = `[^${outsideNames}]`;
const label = `[a-z0-9${accents}-]`;
const foreign = `\\.(?=[^\\x00-\\x7F${accents}\\P{L}])`;

const candidate = new RegExp(
  `(?<![a-z0-9@＠$#＃${invalid}])(?<scheme>https?://)(?<host>${named}+)|` +
    `(?<!${label})(?<bare>${label}+(?:(?:\\.(?!https?://)${label}+)+(?:${foreign})?|${foreign}))`,
  'giu',
);

const general = `[a-z0-9!*';:=+,.$/%#[\\]\\-\\u2013_~@|&\\u0400-\\u04FF${accents}]`;
const final = `[a-z0-9=_#/+\\-\\u0400-\\u04FF${accents}]`;
const parenthesised = `\\((?:${general}+|${general}*\\(${general}+\\)${general}*)\\)`;
const path = `/(?:${general}*${final}|${parenthesised})*`;
const query = "(?:\\?[a-z0-9!?*'@();:&=+$/%#[\\]\\-_.,~|]*[a-z0-9\\-_&=#/])?";
const afterScheme = new RegExp(`(?::[0-9]+)?(?:${path})?${query}`, 'iy');
// Without a scheme X leaves a port or a query that no path precedes outside the link.
const afterBare = new RegExp(`(?:(?::[0-9]+)?${path}${query})?`, 'iy');

const forbidsBare = new RegExp(`(?:[@$#/${invalid}]|(?:^|[_.\\-${outsideNames}])\\.)$`);
const opensBare = new RegExp(`(?:^|[${outsideNames}]|(?:^|\\s)[^_\\-])$`, 'u');
const properLabel = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/i;
const properSubdomain = /^[a-z0-9](?:[a-z0-9_-]{0,61}[a-z0-9])?$/i;
/** X reads 4,096 characters, and adds a scheme's eight even where there is one. */
const longest = 4096 - 'https://'.length;

interface Ending {
  earliest: number;
  latest: number;
}

/** The places, counted from the beginning of `host`, where a top-level domain may end. */
function endings(host: string, next: string): Ending[] {
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

function isProper(host: string, hasScheme: boolean): boolean {
  const parts = host.split('.');
  const names = parts.slice(-2);
  const subdomains = parts.slice(0, -2);
  const allowed = hasScheme ? properSubdomain : properLabel;
  return names.every((name) => properLabel.test(name)) && subdomains.every((s) => allowed.test(s));
}

function tailEnd(text: string, at: number, hasScheme: boolean): number {
  const tail = hasScheme ? afterScheme : afterBare;
  tail.lastIndex = at;
  return at + (tail.exec(text)?.[0].length ?? 0);
}

interface Judgement {
  link: Link;
  /** Where the next link may begin. */
  resume: number;
}

function judge(text: string, start: number, scheme: string, run: string): Judgement | null {
  const hasScheme = scheme !== '';
  const hostStart = start + scheme.length;
  const before = text.slice(Math.max(0, start - 3), start);
  const forbidden = !hasScheme && forbidsBare.test(before);
  const accent = run.search(/\P{ASCII}/u);
  if (forbidden && accent === -1) return null;
  // What forbids a link in front of it does not reach past a letter with an accent, and X takes one
  // that begins the text for something in front of the link.
  const skipped = !hasScheme && (forbidden || (start === 0 && accent === 0)) ? accent + 1 : 0;
  const places = endings(run.slice(0, longest), text.charAt(hostStart + run.length));
  const first = places.find(({ earliest }) => earliest > skipped);
  const last = places.at(-1);
  if (first === undefined || last === undefined) return null;

  const host = /^[\w-]+(?:\.[\w-]+)+/.exec(run)?.[0] ?? '';
  const known = isKnownEnding(run.slice(0, last.latest).split('.').at(-1) ?? '');
  const hostEnd = hostStart + last.latest;
  const seen = hasScheme || (known && skipped === 0 && !run.startsWith('-'));
  const link: Link = {
    start: start + skipped,
    end: hostStart + first.earliest,
    sure: false,
    hostEnd: seen ? hostEnd : null,
    hasScheme,
  };
  const plausible =
    known &&
    host.length === last.latest &&
    isProper(host, hasScheme) &&
    // X ends its own short links after their code, whatever follows.
    (hasScheme ? host.toLowerCase() !== 't.co' : !forbidden && opensBare.test(before));
  if (!plausible) return { link, resume: hostStart + run.length };
  const end = tailEnd(text, hostEnd, hasScheme);
  return { link: end - start > longest ? link : { ...link, end, sure: true }, resume: end };
}

export function* findLinks(text: string): Generator<Link> {
  if (!text.includes('.')) return;
  const finder = new RegExp(candidate);
  for (let match = finder.exec(text); match !== null; match = finder.exec(text)) {
    const { scheme = '', host = '', bare = '' } = match.groups ?? {};
    const judgement = judge(text, match.index, scheme, host + bare);
    // A scheme in front of something else, such as another scheme, hides nothing behind it.
    finder.lastIndex = judgement?.resume ?? finder.lastIndex - host.length;
    if (judgement !== null) yield judgement.link;
  }
}

/** Where a reader sees the end of a link; null where a reader sees no link. */
export function seenEnd(text: string, { end, sure, hostEnd, hasScheme }: Link): number | null {
  if (sure || hostEnd === null) return sure ? end : null;
  return tailEnd(text, hostEnd, hasScheme);
}
