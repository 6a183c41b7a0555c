import { isKnownEnding } from './domain-endings.ts';
import { endings, isProper, longest, tailEnd } from './links/host.ts';
import { candidate, forbidsBare, opensBare } from './links/patterns.ts';

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
