import { readFileSync } from 'node:fs';
import { PlainError } from '#shared/plain-error.ts';
import { type Tone, toneIds } from '#shared/rules.ts';

/** A sentence of ours around the author's words. */
export interface Frame {
  /** Empty where it fits every tone. */
  tones: readonly string[];
  text: string;
}

const folder = new URL('../../../../content/writing/editor/', import.meta.url);
const known = new Set<string>([
  ...toneIds,
  ...['{Topic}', '{topic}', '{action}', '{item}', '{Item}', '{one}', '{many}', '{rest}'],
]);

/** A file of headings with lines under them; what stands in comments is for its readers. */
export function sectionsOf(file: string): Map<string, string[]> {
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
const frames = sectionsOf(readFileSync(new URL('frames.md', folder), 'utf8'));

export function wordList(heading: string): ReadonlySet<string> {
  return new Set(linesIn(words, heading).flatMap((line) => line.split(/\s+/)));
}

/** A list whose entries may be several words, with commas between them. */
export function phraseList(heading: string): string[] {
  return linesIn(words, heading).flatMap((line) => line.split(/,\s*/).filter(Boolean));
}

export function readFrame(line: string): Frame {
  const [, tones = '', text = ''] = /^- (?:\[([a-z, ]+)\] )?(\S.*)$/.exec(line) ?? [];
  const names = tones.split(/,\s*/).filter(Boolean);
  const unknown = [...names, ...(text.match(/\{\w*\}/g) ?? [])].find((name) => !known.has(name));
  if (text === '' || unknown !== undefined) {
    throw new PlainError(`The offline editor cannot read the frame "${line}".`);
  }
  return { tones: names, text };
}

const read = new Map([...frames].map(([heading, lines]) => [heading, lines.map(readFrame)]));

/** The frames under a heading; none where an operator took them out. */
export function frameList(heading: string): readonly Frame[] {
  return read.get(heading) ?? [];
}

/** What suits the tone: frames made for it, and those for every tone. */
export function framesFor(list: readonly Frame[], tone: Tone): Frame[] {
  return list.filter(({ tones }) => tones.length === 0 || tones.includes(tone));
}
