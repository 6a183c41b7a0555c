import { dropInvisible } from '#shared/text/clean/invisible.ts';
import { beginning } from '#shared/text/shorten.ts';

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
  return beginning(tidy(text.slice(0, longest * 4)).replaceAll('\n', ' '), longest);
}
