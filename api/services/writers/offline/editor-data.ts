import { readFileSync } from 'node:fs';
import { PlainError } from '#shared/plain-error.ts';

const folder = new URL('../../../../content/writing/editor/', import.meta.url);
/** A file of headings with lines under them; what stands in comments is for its readers. */
function sectionsOf(file: string): Map<string, string[]> {
  const [, ...parts] = file.replace(/<!--[\s\S]*?-->/g, '').split(/^# /m);
  return new Map(
    parts.map((part) => {
      const [heading = '', ...lines] = part.split('\n').map((line) => line.trim());
      return [heading, lines.filter(Boolean)];
    }),
  );
}

/** The lines under a heading of a file that an operator may have edited. */
function linesIn(sections: ReadonlyMap<string, string[]>, heading: string): string[] {
  const lines = sections.get(heading);
  if (lines?.length) return lines;
  throw new PlainError(`content/writing/editor has nothing under "# ${heading}".`);
}

const words = sectionsOf(readFileSync(new URL('words.md', folder), 'utf8'));

export function wordList(heading: string): ReadonlySet<string> {
  return new Set(linesIn(words, heading).flatMap((line) => line.split(/\s+/)));
}

/** A list whose entries may be several words, with commas between them. */
export function phraseList(heading: string): string[] {
  return linesIn(words, heading).flatMap((line) => line.split(/,\s*/).filter(Boolean));
}
