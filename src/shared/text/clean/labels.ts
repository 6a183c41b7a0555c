import { spokenPlatforms } from '../../platforms.ts';
import { rules } from '../../rules.ts';

const kinds = 'post|tweet|caption';
const choices = `${kinds}|option|variation|variant|version|draft`;
const platform = `(?:(?:${spokenPlatforms.join('|')}|facebook|social(?: media)?)(?: ?/ ?twitter)? )?`;
/** "Post 1:", "Tweet #2 -", "LinkedIn post:" or "Option 3" on a line of its own; "Version 4.2" is a name. */
const named = new RegExp(
  `^${platform}(?:(?:${choices}) ?(?:#|no\\.? ?)?\\d{1,2}(?: ?(?:/|of) ?\\d{1,2})?` +
    `(?: ?[:.)](?!\\d)| ?[-–—](?= )|(?= *(?:\\n|$)))|(?:${kinds}) ?:)\\s*`,
  'i',
);
/** "Here are your three posts:" above the post itself. */
const introduction = new RegExp(
  `^(?:(?:sure|certainly|of course|absolutely|okay|ok)\\b[^\\n:]{0,40}?)?here(?:'s|’s| is| are)[^\\n:]{0,120}\\b(?:${kinds})s?\\b[^\\n:]{0,120}:[ ]*\\n\\s*`,
  'i',
);
const numbered = /^[([]?(\d{1,2})[.)\]][ ]+/;
const bulleted = /^[-*•–+][ ]+/;
const quotes = new Map([
  ['"', '"'],
  ['“', '”'],
  ['„', '“”'],
  ["'", "'"],
  ['‘', '’'],
  ['«', '»'],
  ['「', '」'],
  ['『', '』'],
]);

/** A list inside the post begins more than one of its lines like this: that one is the post's own. */
function beginsList(text: string, marker: RegExp): boolean {
  return text.split('\n').filter((line) => marker.test(line.trimStart())).length > 1;
}

function withoutNumber(text: string): string {
  const match = numbered.exec(text);
  const number = Number(match?.[1]);
  if (match === null || number < 1 || number > rules.advanced.posts.max) return text;
  return beginsList(text, numbered) ? text : text.slice(match[0].length);
}

function withoutBullet(text: string): string {
  return beginsList(text, bulleted) ? text : text.replace(bulleted, '');
}

function withoutQuotes(text: string): string {
  const open = text.charAt(0);
  const closers = quotes.get(open);
  if (closers === undefined || text.length < 2 || !closers.includes(text.slice(-1))) return text;
  const inside = text.slice(1, -1);
  const isOther = [...`${open}${closers}`].some((quote) => inside.includes(quote));
  return isOther ? text : inside;
}

const steps = [
  (text: string) => text.replace(introduction, ''),
  (text: string) => text.replace(named, ''),
  withoutNumber,
  withoutBullet,
  withoutQuotes,
];

/** Models number, label and quote what they were asked to write; they do so in several layers. */
export function dropLabels(text: string): string {
  let bare = text.trim();
  for (let layer = 0; layer < 6; layer += 1) {
    const before = bare;
    for (const step of steps) bare = step(bare).trim();
    if (bare === before) break;
  }
  return bare;
}
