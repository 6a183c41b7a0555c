import { findEntities } from '#shared/text/entities.ts';

export interface Unlinked {
  text: string;
  links: string[];
}

// No phrase of two words that stand here one by one: each could be read in two ways, and a long row of
// them in more ways than anybody can try.
const pointing =
  /^(?:(?:please|pls)\s+)?(?:(?:go )?(?:check(?: it| this)?(?: out)?|see|visit|read(?: this| it)?|look at(?: this)?|click|here(?:'s| is)?(?: the| my| our)?|links?|link in bio|url|website|site|at|via|on|more|find it)\s*[:.,!-]*)*$/i;
/** What led to a link that is gone: "read more at:", with all that separates such words. */
const leftover =
  /(?<![\s:,–-]|[\s:,–-](?:at|on|via|here|see|visit|link|from))(?:[\s:,–-]+(?:(?:at|on|via|here|see|visit|link|from)(?![^\s:,–-])|$))+$/i;

export function withoutLinks(text: string): string {
  let rest = text;
  for (const { kind, start, end } of [...findEntities(text)].reverse()) {
    if (kind !== 'hashtag') rest = `${rest.slice(0, start)} ${rest.slice(end)}`;
  }
  return rest.replace(/(?<!\S)\S+@\S+/g, ' ');
}

/**
 * Takes the links off a topic where they stand at its beginning or end, to be set on a line of their
 * own. A link in the middle of a sentence belongs to the sentence and stays.
 */
export function takeLinks(topic: string): Unlinked {
  const links: string[] = [];
  let text = topic.trim();
  for (;;) {
    const found = [...findEntities(text)].filter(({ kind }) => kind === 'link');
    const first = found[0];
    const last = found.at(-1);
    if (first === undefined || last === undefined) break;
    const before = text.slice(0, last.start);
    const after = text.slice(last.end);
    if (/^[\s\p{P}]*$/u.test(after)) {
      links.unshift(text.slice(last.start, last.end));
      text = before.replace(/(?<![\s("<[])[\s("<[]+$/u, '');
      if (!/[.!?]$/.test(text)) text = text.replace(leftover, '');
    } else if (/^[\s\p{P}]*$/u.test(text.slice(0, first.start))) {
      links.push(text.slice(first.start, first.end));
      text = text.slice(first.end).replace(/^[\s\p{P}]+/u, '');
    } else {
      break;
    }
  }
  return { text: links.length > 0 && pointing.test(text) ? '' : text, links };
}
