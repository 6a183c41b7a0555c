import { findEntities } from '../entities.ts';

// Every pattern stops at the next sign of its own kind, so that none runs over a text twice.
const fence = /^[ ]*(?:```|~~~)[^\n`]*$\n?/gm;
const rule = /^[ ]*(?:-{3,}|\*{3,}|_{3,}|={3,}|(?:[-*_] ){2,}[-*_])[ ]*$/gm;
const heading = /^[ ]{0,3}#{1,6}[ ]+/gm;
const quotation = /^[ ]{0,3}(?:>[ ]?)+(?=\S)/gm;
const starBullet = /^([ ]*)[*+][ ]+(?=\S)/gm;
const link = /!?\[([^[\]\n]*)\]\((https?:[^\s()]*(?:\([^\s()]*\)[^\s()]*)?)(?: "[^"\n]*")?\)/g;
const code = /`{1,2}([^`\n]+)`{1,2}/g;
const struck = /~~([^~\n]+)~~/g;
const starred = /(?<!\\)\*{1,3}([^*\n]+)(?<!\\)\*{1,3}/g;
const underlined = /(?<![^\s("'“‘«—–*[])_{1,3}([^_\n]+)_{1,3}(?![\p{L}\p{N}_/])/gu;
const escaped = /\\([#*_`~>[\]()!.+-])/g;

/** Drops the signs of emphasis around words; those inside of addresses and names belong there. */
function withoutEmphasis(text: string, pattern: RegExp): string {
  const names = findEntities(text);
  let name = names.next().value;
  return text.replace(pattern, (match, inner: string, offset: number) => {
    while (name && name.end <= offset) name = names.next().value;
    const isName = name && name.start < offset;
    return isName || /^\s|\s$/.test(inner) ? match : inner;
  });
}

/** Markdown as plain text: no platform renders it. */
export function plainMarkdown(text: string): string {
  const plain = text
    .replace(fence, '')
    .replace(rule, '')
    .replace(heading, '')
    .replace(quotation, '')
    .replace(link, (_match, label: string, address: string) =>
      label.trim() === '' || label === address ? address : `${label} (${address})`,
    )
    .replace(code, '$1')
    .replace(struck, '$1');
  return withoutEmphasis(withoutEmphasis(plain, starred), underlined)
    .replace(starBullet, '$1- ')
    .replace(escaped, '$1');
}
