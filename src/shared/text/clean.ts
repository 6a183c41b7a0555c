import { dropInvisible } from './clean/invisible.ts';
import { dropLabels } from './clean/labels.ts';
import { plainMarkdown } from './clean/markdown.ts';
import { showsSomething } from './clean/visible.ts';
import { findEntities } from './entities.ts';
import { withoutLeakage } from './mend.ts';

/** Some models escape line breaks twice; a text that has real ones means something else by "\n". */
function unescapeBreaks(text: string): string {
  return text.includes('\n') ? text : text.replace(/(?:\\r)?\\n/g, '\n');
}

function tidySpaces(text: string): string {
  const lines = text.split('\n').map((line) => line.trimEnd());
  return lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** A post as it may be shown and copied; null where nothing is left of it. */
export function cleanPost(raw: string): string | null {
  const readable = unescapeBreaks(dropInvisible(raw).trim());
  const labelled = tidySpaces(plainMarkdown(readable));
  const text = tidySpaces(withoutLeakage(dropLabels(labelled))).normalize('NFC');
  return showsSomething(text) ? text : null;
}

function sameKey(text: string): string {
  let words = '';
  let at = 0;
  for (const { kind, start, end } of findEntities(text)) {
    if (kind !== 'hashtag') continue;
    words += text.slice(at, start);
    at = end;
  }
  const fold = (part: string) => part.normalize('NFKC').toLowerCase().replace(/\s+/g, '');
  // Of a post of hashtags alone nothing else is left to compare.
  return fold(words + text.slice(at)) || fold(text);
}

/** Whether two posts say the same: case, spaces and hashtags make no difference. */
export function sameText(one: string, other: string): boolean {
  return sameKey(one) === sameKey(other);
}
