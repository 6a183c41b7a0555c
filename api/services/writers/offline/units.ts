import { upperFirst } from './casing.ts';
import { endsInAddress } from './sentences/endings.ts';
import { splitSentences } from './sentences/split-sentences.ts';
import { listOf, type Unit, unitOf } from './unit.ts';
import { forReaders } from './writers-notes.ts';

const bullet = /^\s*(?:[-*•–▪✓✔]|\d{1,2}[.)])\s+(?=\S)/u;

/** Takes the author's text apart; nothing in it is lost. */
export function unitsOf(text: string): Unit[] {
  const units: Unit[] = [];
  let items: string[] = [];
  let intro = '';
  let numbered = false;
  const closeList = (at: number) => {
    const [only = '', ...others] = items;
    // "- Maureen" below a text is a signature.
    if (only !== '' && others.length === 0 && intro === '') {
      units.push({ ...unitOf(only, at), text: `– ${only}` });
    } else if (items.length > 0) units.push(listOf({ intro, items, numbered }, at));
    else if (intro !== '') units.push(unitOf(intro, at));
    [items, intro] = [[], ''];
  };
  const lines = text.split('\n').map((line) => line.trim().replace(/\s+/g, ' '));
  // Lines below each other end as the author ends them.
  const rows = lines.filter(Boolean).length > 2;
  let empty = 0;
  for (const [at, line] of lines.entries()) {
    const item = line.replace(bullet, '');
    if (item !== line && !(items.length > 1 && !item.includes(' ') && endsInAddress(item))) {
      numbered = /^\d/.test(line);
      const said = splitSentences(forReaders(item));
      const begun = said.map((one) => (one.startsWith('(') ? one : upperFirst(one)));
      if (begun.length > 0) items.push(begun.join(' '));
      continue;
    }
    if (line === '') empty += 1;
    if (line === '') continue;
    closeList(at - 1);
    if (line.endsWith(':')) intro = upperFirst(line);
    const pieces = intro ? [] : splitSentences(item).flatMap((one) => one.split(/ ?[;|] /));
    const said = pieces.map(forReaders).filter((one) => /[\p{L}\p{N}]/u.test(one));
    for (const [of, one] of said.entries()) {
      const unit = unitOf(one.trim(), at, empty);
      const typed = rows && of === said.length - 1;
      units.push(typed ? { ...unit, text: upperFirst(one.trim()) } : unit);
    }
  }
  closeList(lines.length);
  return units;
}
