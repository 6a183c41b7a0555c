import { findEntities } from '#shared/text/entities.ts';

export interface Unlinked {
  text: string;
  links: string[];
}

const pointing =
  /^(?:(?:please|pls)\s+)?(?:(?:go )?(?:check(?: it| this)?(?: out)?|see|visit|read(?: this| it)?|look at(?: this)?|click(?: here)?|here(?:'s| is)?(?: the| my| our)?(?: link)?|links?|link in bio|url|website|site|at|via|on|more|more at|more here|find it)\s*[:.,!-]*)*$/i;
const leftover = /(?:\s(?:at|on|via|here|see|visit|link|from|:))+[\s:,–-]*$/i;

export function withoutLinks(text: string): string {
  let rest = text;
  for (const { kind, start, end } of [...findEntities(text)].reverse()) {
    if (kind !== 'hashtag') rest = `${rest.slice(0, start)} ${rest.slice(end)}`;
  }
  return rest.replace(/\S+@\S+/g, ' ');
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
      text = before.replace(/[\s("<[]+$/u, '');
      if (!/[.!?]$/.test(text)) text = text.replace(leftover, '').replace(/[\s:,–-]+$/u, '');
    } else if (/^[\s\p{P}]*$/u.test(text.slice(0, first.start))) {
      links.push(text.slice(first.start, first.end));
      text = text.slice(first.end).replace(/^[\s\p{P}]+/u, '');
    } else {
      break;
    }
  }
  return { text: links.length > 0 && pointing.test(text) ? '' : text, links };
}
