import { useStore } from '@nanostores/react';
import { $taste, setTaste } from '#lib/signs/taste.ts';
import { t, tCount } from '#shared/language/t.ts';
import { sentence } from '../sentence.ts';
import type { Found } from './use-findings.ts';

export function signsIn({ findings: { length } }: Found): string {
  if (length === 0) return t('No signs of a machine');
  return tCount(length, '{count} sign of a machine', '{count} signs of a machine');
}

const longestQuote = 60;

function quote(words: string): string {
  const line = words.replace(/\s+/g, ' ');
  return line.length > longestQuote ? `${line.slice(0, longestQuote - 1).trimEnd()}…` : line;
}

interface Props {
  found: Found;
  reasonId: (index: number) => string;
}

/** What was found, in words, and whether matters of taste count too. */
export function SignList({ found: { text, findings }, reasonId }: Props) {
  const taste = useStore($taste);
  return (
    <div className="grid gap-2 text-sm text-muted">
      {findings.map(({ start, end, reason }, index) => (
        <p key={start} id={reasonId(index)}>
          {sentence(t('{reason}: {words}'), {
            reason,
            words: <q className="text-ink">{quote(text.slice(start, end))}</q>,
          })}
        </p>
      ))}
      <label className="flex items-center gap-2">
        <input
          type="checkbox"
          className="size-4 accent-accent"
          checked={taste}
          onChange={(event) => setTaste(event.target.checked)}
        />
        {t('Count matters of taste too: dashes, emoji, exclamation marks, hedges')}
      </label>
    </div>
  );
}
