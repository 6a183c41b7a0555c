import type { ProblemCode } from '#shared/problem.ts';
import { keepsFacts, lostFacts } from '#shared/text/facts.ts';
import type { Wish, WritingOrder } from '../writer.ts';
import { seemsEnglish } from './language.ts';
import { splitSentences, unitsOf } from './units.ts';
import { weightOf } from './weight.ts';

type Edited = { ok: true; text: string } | { ok: false; code: ProblemCode };

/** The sentences of each line; what is put together again is the post, without what was taken out. */
function linesOf(text: string): string[][] {
  return text
    .split('\n')
    .map(splitSentences)
    .map((line) => line.map((one) => one.trim()));
}

function joined(lines: readonly string[][]): string {
  return lines
    .map((line) => line.filter(Boolean).join(' '))
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** As if a reader were to act on each sentence: doubtful ones stay. */
const careful = { practical: true, narrated: false, known: new Set<never>() };

function isColor(sentence: string): boolean {
  const [unit, ...more] = unitsOf(sentence);
  return unit !== undefined && more.length === 0 && weightOf(unit, careful) === 'color';
}

function leans(sentence: string): boolean {
  return unitsOf(sentence)[0]?.leans ?? false;
}

const enough = 2 / 3;

/** Without its colorful sentences, the last ones first; the first sentence stays, and every fact. */
function shorter(text: string): string {
  const lines = linesOf(text);
  let now = joined(lines);
  for (let row = lines.length - 1; row >= 0; row -= 1) {
    const line = lines[row] ?? [];
    for (let at = line.length - 1; at >= 0; at -= 1) {
      if (now.length <= text.length * enough) return now;
      const sentence = line[at] ?? '';
      const next =
        line.slice(at + 1).find(Boolean) ??
        lines
          .slice(row + 1)
          .flat()
          .find(Boolean);
      const opens = joined(lines).startsWith(sentence);
      if (opens || !isColor(sentence) || (next !== undefined && leans(next))) continue;
      line[at] = '';
      const without = joined(lines);
      if (lostFacts(now, without).length === 0) now = without;
      else line[at] = sentence;
    }
  }
  return now;
}

const longestHook = 100;

/** A number or a name pulls a reader in; a call belongs to the end. */
function pull(sentence: string): number {
  const [unit] = unitsOf(sentence);
  if (unit === undefined || unit.call || unit.leans || unit.items.length > 0) return 0;
  if (!unit.sentence || sentence.length > longestHook || /[#@]|:\/\//.test(sentence)) return 0;
  return 1 + (/\d/.test(sentence) ? 2 : 0) + (unit.facts.has('price') ? 1 : 0);
}

/** Another of the author's own sentences first, and the others in their order. */
function strongerHook(text: string): string {
  const lines = linesOf(text);
  const all = lines.flatMap((line, row) => line.map((sentence, at) => ({ sentence, row, at })));
  const [first, ...others] = all.filter(({ sentence }) => sentence !== '');
  if (!first) return text;
  const free = others.filter((_, at) => !leans(others[at + 1]?.sentence ?? ''));
  const best = free.reduce(
    (one, two) => (pull(two.sentence) > pull(one.sentence) ? two : one),
    first,
  );
  if (best === first) return text;
  const row = lines[best.row] ?? [];
  row[best.at] = '';
  lines[first.row]?.unshift(best.sentence);
  return joined(lines);
}

/** The punctuation of somebody who need not raise their voice; words are the author's. */
function calmer(text: string): string {
  return text
    .replace(/\p{RGI_Emoji}/gv, '')
    .replace(/!+/g, '.')
    .split('\n')
    .map((line) => line.replace(/ {2,}/g, ' ').trim())
    .join('\n')
    .trim();
}

/** What can be done to a post without writing a word of it. */
export function editAsWished({ action, text }: Wish, { tone }: Pick<WritingOrder, 'tone'>): Edited {
  const calms = action === 'tone' && tone === 'professional';
  if (action !== 'shorter' && action !== 'hook' && !calms) {
    return { ok: false, code: 'refineNeedsModel' };
  }
  // Its weights and calls are English.
  if (!calms && !seemsEnglish(text)) return { ok: false, code: 'refineNeedsModel' };
  const edited = calms ? calmer(text) : action === 'shorter' ? shorter(text) : strongerHook(text);
  const isSame = edited === text.trim() || !keepsFacts(text, edited);
  return isSame ? { ok: false, code: 'refineNothing' } : { ok: true, text: edited };
}
