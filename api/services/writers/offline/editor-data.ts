import { readFileSync } from 'node:fs';
import { PlainError } from '#shared/plain-error.ts';
import { type Tone, toneIds } from '#shared/rules.ts';

/** A sentence of ours around the author's words. */
export interface Frame {
  /** Null where it fits every tone. */
  tones: ReadonlySet<Tone> | null;
  text: string;
}

const folder = new URL('../../../../content/writing/editor/', import.meta.url);
const placeholders = new Set(['Topic', 'topic', 'action', 'item', 'Item', 'one', 'many', 'rest']);

/** A file of headings with lines under them; what stands in comments is for its readers. */
export function sectionsOf(file: string): Map<string, string[]> {
  const sections = new Map<string, string[]>();
  for (const part of file
    .replace(/<!--[\s\S]*?-->/g, '')
    .split(/^# /m)
    .slice(1)) {
    const [heading = '', ...lines] = part.split('\n').map((line) => line.trim());
    sections.set(
      heading,
      lines.filter((line) => line !== ''),
    );
  }
  return sections;
}

function sectionsIn(name: string): (heading: string) => string[] {
  const sections = sectionsOf(readFileSync(new URL(name, folder), 'utf8'));
  return (heading) => {
    const lines = sections.get(heading);
    if (!lines?.length) {
      throw new PlainError(`content/writing/editor/${name} has nothing under "# ${heading}".`);
    }
    return lines;
  };
}

const wordLines = sectionsIn('words.md');
export const frameLines = sectionsIn('frames.md');

/** A list of words; asked for when the program starts, so that a missing one is said there. */
export function wordList(heading: string): ReadonlySet<string> {
  return new Set(wordLines(heading).flatMap((line) => line.split(/\s+/)));
}

/** A list whose entries may be several words, with commas between them. */
export function phraseList(heading: string): string[] {
  return wordLines(heading).flatMap((line) => line.split(/,\s*/).filter(Boolean));
}

export function readFrame(line: string): Frame {
  const [, tones, text = ''] = /^- (?:\[([a-z, ]+)\] )?(\S.*)$/.exec(line) ?? [];
  const names = tones?.split(/,\s*/) ?? [];
  const unknown = [
    ...names.filter((name) => !toneIds.some((tone) => tone === name)),
    ...[...text.matchAll(/\{(\w*)\}/g)].flatMap(([whole, name = '']) =>
      placeholders.has(name) ? [] : [whole],
    ),
  ];
  if (text === '') throw new PlainError(`The offline editor cannot read the frame "${line}".`);
  if (unknown.length > 0) {
    throw new PlainError(`The frame "${line}" names ${unknown.join(', ')}, which is unknown.`);
  }
  return { tones: tones === undefined ? null : new Set(names as Tone[]), text };
}

export function frameList(heading: string): Frame[] {
  return frameLines(heading).map(readFrame);
}

/** What suits the tone best stands first: frames made for it, then those for every tone. */
export function framesFor(frames: readonly Frame[], tone: Tone): Frame[] {
  const own = frames.filter(({ tones }) => tones?.has(tone));
  return [...own, ...frames.filter(({ tones }) => tones === null)];
}
