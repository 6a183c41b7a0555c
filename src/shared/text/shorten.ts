/** Its beginning; half of an emoji at the end of it is none. */
export function beginning(text: string, longest: number): string {
  return text
    .slice(0, longest)
    .replace(/[\uD800-\uDBFF]$/, '')
    .toWellFormed();
}

/** In Chinese and Japanese no space follows. */
const ends = ['\n\n', /[.!?…]["'”’»)]*\s|[。！？][」』”’）]*/g, ' '] as const;

function lastEnd(text: string, end: (typeof ends)[number]): number {
  if (typeof end === 'string') return text.lastIndexOf(end);
  const last = [...text.matchAll(end)].at(-1);
  return last ? last.index + last[0].length : -1;
}

/** Not more than so many characters, to the end of a paragraph, a sentence or at least a word. */
export function shorten(text: string, longest: number): string {
  if (text.length <= longest) return text;
  const kept = beginning(text, longest);
  const end = ends.map((each) => lastEnd(kept, each)).find((at) => at > longest * 0.8);
  return kept.slice(0, end ?? kept.length).trimEnd();
}
