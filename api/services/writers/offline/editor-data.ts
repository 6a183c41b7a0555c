import { readFileSync } from 'node:fs';
import { PlainError } from '#shared/plain-error.ts';

const file = new URL('../../../../content/writing/editor/words.md', import.meta.url);

/** A file of headings with lines under them; what stands in comments is for its readers. */
function sectionsOf(text: string): Map<string, string[]> {
  const [, ...parts] = text.replace(/<!--[\s\S]*?-->/g, '').split(/^# /m);
  return new Map(
    parts.map((part) => {
      const [heading = '', ...lines] = part.split('\n').map((line) => line.trim());
      return [heading, lines.filter(Boolean)];
    }),
  );
}

const words = sectionsOf(readFileSync(file, 'utf8'));

/** The lines under a heading of a file that an operator may have edited. */
function linesUnder(heading: string): string[] {
  const lines = words.get(heading);
  if (lines?.length) return lines;
  throw new PlainError(`content/writing/editor has nothing under "# ${heading}".`);
}

export function wordList(heading: string): ReadonlySet<string> {
  return new Set(linesUnder(heading).flatMap((line) => line.split(/\s+/)));
}

/** A list whose entries may be several words, with commas between them. */
export function phraseList(heading: string): string[] {
  return linesUnder(heading).flatMap((line) => line.split(/,\s*/).filter(Boolean));
}
