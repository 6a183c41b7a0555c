import { dropInvisible } from './clean/invisible.ts';
import { dropLabels } from './clean/labels.ts';
import { plainMarkdown } from './clean/markdown.ts';
import { showsSomething } from './clean/visible.ts';
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
