import type { Shape } from '#shared/platform-rules.ts';
import { upperFirst } from './casing.ts';
import type { Head } from './head.ts';
import type { Material } from './material.ts';
import { ended, endsOpen } from './sentences/endings.ts';
import type { Unit } from './unit.ts';

/** "5 mistakes" of which four fit are mistakes. */
function listed(head: Head | null, items: readonly string[]): string {
  const number = Number(/\d+/.exec(head?.text ?? '')?.[0] ?? items.length);
  const title = number === items.length ? head?.text : head?.text.replace(/\b(?:top )?\d+ /i, '');
  const lines = items.map((item, at) => `${at + 1}. ${upperFirst(item).replace(/(?<!\.)\.$/, '')}`);
  return [...(title ? [`${upperFirst(title).replace(/:$/, '')}:`] : []), ...lines].join('\n');
}

/** The topic as the author ends it: a sentence with its mark, a name without one. */
export function headLine({ text, end, form }: Head): string {
  const line = upperFirst(text);
  return form === 'sentence' ? ended(line, end) : line + (end === '.' ? '' : end);
}

/** What a reader needs stands apart from what is told; a story is told in twos. */
function breaks(one: Unit, next: Unit, held: number, { practical, english }: Material): boolean {
  if (next.leans) return false;
  // What has no verb goes on with what was begun.
  if (!practical) return held > 1 && (next.sentence || !english);
  const needed = ({ facts, call }: Unit) => call || facts.size > 0;
  return needed(one) !== needed(next) || held > 2;
}

const airy = 200;

function joined(units: readonly Unit[], material: Material, shape: Shape): string {
  const long = units.reduce((sum, { text }) => sum + text.length, 0) > airy;
  let [text, held] = ['', 0];
  for (const [at, unit] of units.entries()) {
    const last = units[at - 1];
    const lines = last !== undefined && (last.line !== unit.line || endsOpen(last.text));
    const apart = unit.items.length > 0 || last?.items.length || last?.bare || unit.bare;
    const airier = shape !== 'short' && long && last && breaks(last, unit, held, material);
    const wide = airier || (shape !== 'short' && last && unit.empty > last.empty);
    const gap =
      wide || (last && apart)
        ? '\n\n'
        : lines
          ? '\n'
          : last && !/[。！？]$/u.test(last.text)
            ? ' '
            : '';
    text += gap + unit.text;
    held = gap.includes('\n') ? 1 : held + 1;
  }
  return text;
}

/** Sets a post: the topic, then what was chosen, in the author's order. */
export function layOut(units: readonly Unit[], material: Material, shape: Shape): string {
  const { head, items } = material;
  const body = joined(units, material, shape);
  if (items.length > 0) return [listed(head, items), body].filter(Boolean).join('\n\n');
  if (head === null) return body;
  const line = headLine(head);
  const sentence = head.form === 'sentence' && !endsOpen(line);
  const inline = shape === 'short' && sentence && !/[^\n]\n[^\n]/.test(body);
  const gap = inline ? ' ' : shape === 'short' && !units[0]?.items.length ? '\n' : '\n\n';
  return [line, body].filter(Boolean).join(gap);
}
