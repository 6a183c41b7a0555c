import type { ProblemCode } from '#shared/problem.ts';
import { type Facts, factsOf, keepsFacts } from '#shared/text/facts.ts';
import type { Wish, WritingOrder } from '../writer.ts';
import { seemsEnglish } from './language.ts';
import { splitSentences, unitsOf } from './units.ts';
import { weightOf } from './weight.ts';

export type Edited = { ok: true; text: string } | { ok: false; code: ProblemCode };

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

/** How often the text says each fact and word, by its sentences. */
class Said {
  readonly #times = new Map<string, number>();

  count({ exact, prices, words }: Facts, by: 1 | -1): void {
    const all = new Set([...exact.keys(), ...prices.keys(), ...words]);
    for (const said of all) this.#times.set(said, this.#of(said) + by);
  }

  /** Whether the others say all that this one does. */
  without({ exact, prices, names }: Facts): boolean {
    const needed = [...exact.keys(), ...prices.keys(), ...names.keys()];
    return needed.every((said) => this.#of(said) > 1);
  }

  #of(said: string): number {
    return this.#times.get(said) ?? 0;
  }
}

/** Without its colorful sentences, the last ones first; the first sentence stays, and every fact. */
function shorter(text: string): string {
  const lines = linesOf(text);
  const all = lines.flatMap((line) => line.map((sentence, at) => ({ line, at, sentence })));
  const sentences = all
    .filter(({ sentence }) => sentence !== '')
    .map((one) => ({ ...one, facts: factsOf(one.sentence) }));
  const said = new Said();
  for (const { facts } of sentences) said.count(facts, 1);
  let length = joined(lines).length;
  let next = '';
  for (const { line, at, sentence, facts } of sentences.slice(1).toReversed()) {
    if (length <= text.length * enough) break;
    if (leans(next) || !isColor(sentence) || !said.without(facts)) {
      next = sentence;
      continue;
    }
    line[at] = '';
    said.count(facts, -1);
    length -= sentence.length + 1;
  }
  return joined(lines);
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
