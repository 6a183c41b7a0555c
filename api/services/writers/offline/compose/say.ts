import { lowerFirst, upperFirst } from '../topic/casing.ts';
import type { Wording } from '../topic/topic.ts';

/** A sentence longer than this stands better below its lead-in than behind it. */
const longestInline = 110;

/** Puts the topic into a line of the material; the topic's own braces are left alone. */
export function say(line: string, { text }: Wording): string {
  // Two colons in one sentence read like a mistake.
  const apart = text.length > longestInline || /: /.test(text);
  return line.replace(/(:? ?)\{(\w+)\}/g, (_, lead: string, name: string) => {
    if (name === 'topic') return lead + text;
    if (/^\p{Lu}/u.test(name)) return lead + upperFirst(text);
    return apart ? `:\n\n${text}` : lead + lowerFirst(text);
  });
}
