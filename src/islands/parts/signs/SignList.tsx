import { useStore } from '@nanostores/react';
import { $taste, setTaste } from '#lib/signs/taste.ts';
import type { Found } from './use-findings.ts';

/** "2 signs of a machine" */
export function signsIn({ findings }: Found): string {
  const count = findings.length === 0 ? 'No' : findings.length;
  return `${count} ${findings.length === 1 ? 'sign' : 'signs'} of a machine`;
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
          {reason}: <q className="text-ink">{quote(text.slice(start, end))}</q>
        </p>
      ))}
      <label className="flex items-center gap-2">
        <input
          type="checkbox"
          className="size-4 accent-accent"
          checked={taste}
          onChange={(event) => setTaste(event.target.checked)}
        />
        Count matters of taste too: dashes, emoji, exclamation marks, hedges
      </label>
    </div>
  );
}
