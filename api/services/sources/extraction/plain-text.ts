import { dropInvisible } from '#shared/text/invisible.ts';

/** What a reader sees of a text, in paragraphs. */
export function tidy(text: string): string {
  const lines = dropInvisible(text)
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim());
  return lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
    .normalize('NFC');
}

export function tidyLine(text: string, longest: number): string {
  return tidy(text.slice(0, longest * 4))
    .replaceAll('\n', ' ')
    .slice(0, longest)
    .toWellFormed();
}

/** Not more than so many characters, to the end of a paragraph, a sentence or at least a word. */
export function shorten(text: string, longest: number): string {
  if (text.length <= longest) return text;
  const kept = text.slice(0, longest);
  const ends = ['\n\n', '. ', ' '].map((end) => kept.lastIndexOf(end) + end.trimEnd().length);
  const end = ends.find((at) => at > longest * 0.8) ?? longest;
  return kept.slice(0, end).toWellFormed().trimEnd();
}
