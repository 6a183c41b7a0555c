import { findEntities } from '../entities.ts';

const segmenter = new Intl.Segmenter('und', { granularity: 'sentence' });

/** As far back as any abbreviation reaches, and some spaces. */
const farthestBack = 40;
const abbreviation =
  /(?:^|[\s("“„«'‘.])(?:\p{L}|dr|mrs?|ms|mme|prof|hon|rev|gen|sgt|capt|st|jr|sr|vs|approx|incl|ca|e\.g|i\.e|a\.k\.a|bzw|evtl|inkl|zzgl|str)\.$/iu;
/** Those that are words at the end of a sentence, and something else in front of a number. */
const beforeNumber =
  /(?:^|[\s("“„«'‘])(?:no|nos|nr|n|vol|fig|pp|ch|ed|est|min|max|tel|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)\.$/iu;
/** An initial, or a letter that ends a sentence ("Vitamin C. It helps."): what goes on tells. */
const oneLetter = /(?:^|[\s("“„«'‘.])\p{L}\.$/u;
const opensSentence =
  /^(?:it|its|he|she|we|they|you|this|that|these|those|there|then|the|and|but|so|if|when|my|our|your)\b(?!\.)/iu;
const listNumber = /(?:^|\n)[^\S\n]*[\p{N}]{1,3}[.)]$/u;
const endsApart = /(?:\s|[。！？｡][”’」』）】]*)$/u;
/** "「…。」と言った": what was said goes on with who said it. */
const closingQuote = /[」』]$/;
const quotedOn = /^(?:と|って)/;
const closingEmoji = /^[\p{So}\p{Sk}\p{Cf}\p{Mn}\s]+(?<=\s)/u;
const saysSomething = /[\p{L}\p{N}]/u;

function endsNothing(text: string, at: number): boolean {
  const before = text.slice(Math.max(0, at - farthestBack), at);
  if (!endsApart.test(before)) return true;
  const said = before.trimEnd();
  if (before.includes('\n', said.length)) return false;
  if (closingQuote.test(before) && quotedOn.test(text.slice(at, at + 2))) return true;
  if (listNumber.test(said)) return true;
  if (oneLetter.test(said) && opensSentence.test(text.slice(at, at + farthestBack))) return false;
  if (abbreviation.test(said)) return true;
  return beforeNumber.test(said) && /^\p{N}/u.test(text.slice(at, at + 2));
}

/**
 * Where the sentences of a text begin, its own beginning left out. Each line has sentences of its own.
 * No place lies in a link, in a number or behind an abbreviation, and what says nothing by itself, such as
 * an emoji, belongs to the sentence in front of it.
 */
export function sentenceStarts(text: string): number[] {
  const starts: number[] = [];
  const entities = findEntities(text);
  let entity = entities.next().value;
  for (const { index, segment } of segmenter.segment(text)) {
    while (entity && entity.end <= index) entity = entities.next().value;
    const inside = entity && entity.start < index;
    if (index === 0 || inside || !saysSomething.test(segment) || endsNothing(text, index)) continue;
    const closing = text.charAt(index - 1) === '\n' ? null : closingEmoji.exec(segment);
    starts.push(index + (closing?.[0].length ?? 0));
  }
  return starts;
}
