import type { Place } from '#shared/text/place.ts';
import { splitTitle } from '#shared/text/title.ts';

/** Where posts have a title, what a post says first is its title: on a line of its own, and with no mark that goes on. */
export function withTitleLine(text: string, first: string, place: Place): string {
  const line = splitTitle(text, place).title || first;
  if (!text.startsWith(line)) return text;
  const title = line.replace(/(?:(?<!\.)\.|:)$/, '');
  const titled = `${title}\n\n${text.slice(line.length).trimStart()}`;
  return splitTitle(titled, place).title === title ? titled : text;
}
