import { t } from '../../language/t.ts';
import type { Finding } from './finding.ts';

/** How many of each a line may have before it is a matter of taste. */
const habits: { id: string; reason: string; pattern: RegExp; most: number; mend?: string }[] = [
  { id: 'dashes', reason: t('More than one dash in a line'), pattern: /[—–]/gu, most: 1 },
  {
    id: 'emoji',
    reason: t('More than two emoji in a line'),
    pattern: /\p{Emoji_Presentation}/gu,
    most: 2,
    mend: '',
  },
  {
    id: 'exclamations',
    reason: t('More than one exclamation mark in a line'),
    pattern: /!+/gu,
    most: 1,
    mend: '.',
  },
];

export function* findTaste(text: string): Generator<Finding> {
  let lineStart = 0;
  for (const line of text.split('\n')) {
    for (const { id, reason, pattern, most, mend } of habits) {
      const surplus = [...line.matchAll(pattern)].slice(most);
      for (const { 0: match, index } of surplus) {
        const start = lineStart + index;
        yield { start, end: start + match.length, tier: 'taste', id, reason, mend };
      }
    }
    lineStart += line.length + 1;
  }
}
