import { t } from '../../language/t.ts';
import type { Finding } from './finding.ts';

interface Leak {
  id: string;
  reason: string;
  pattern: RegExp;
  /** What of the match may stay. */
  keep?: (match: string) => string;
}

/** What a model's answer leaves behind in any language; none of it can be meant. */
const leaks: Leak[] = [
  {
    id: 'citation',
    reason: t('A note of a model about its sources'),
    pattern:
      /:contentReference\[oaicite:[^\]\n]{0,20}\](?:\{index=\d{1,4}\})?|\boaicite\b|【\d{1,4}[^】\n]{0,40}】|\b(?:cite)?turn\d{1,3}(?:search|view|news|image)\d{1,3}\b/gu,
  },
  {
    id: 'chat-link',
    reason: t('A link that tells it was copied from a chat with a model'),
    pattern: /[?&]utm_source=(?:chatgpt|openai|perplexity|copilot)(?:\.com|\.ai)?(?![\w.&=-])/gu,
  },
  {
    id: 'control-token',
    reason: t('A mark that a model uses for itself'),
    pattern: /<\|[\w ]{1,30}\|>|<\/?(?:think|thinking|s)>|\[\/?INST\]/gu,
  },
  {
    id: 'markdown',
    reason: t('Markdown, which the platform shows as it is'),
    pattern: /```[a-z]{0,12}|\*\*[^*\n]{1,200}\*\*|^#{2,6} /gmu,
    keep: (match) => (match.startsWith('**') ? match.slice(2, -2) : ''),
  },
  {
    id: 'json',
    reason: t('A piece of a program’s data'),
    pattern: /^\{"posts": ?\[|^\{"text": ?"|"\]\}$|^"text": ?"/gmu,
  },
  {
    id: 'character-count',
    reason: t('A model’s own count of the letters'),
    pattern:
      /\((?:character count|characters|word count): ?\d{1,4}\)|\(\d{1,4} (?:characters|chars|words)\)$|^(?:character|word) count: ?\d{1,4}\b/gimu,
  },
];

/** A gap that a model left for the author to fill. */
const placeholder =
  /\[(?:your|insert|add|company|name|link|url|date|time|product|brand|topic|number|location|city|event|job|industry|dein|deine|ihr|ihre|firma|datum|ort|produkt)(?: [^\]\n]{1,60})?\](?!\()/giu;
/** What a line says besides its gap where it may go with it: "Best wishes, [Your Name]". */
const signature = 24;

function* findPlaceholders(text: string): Generator<Finding> {
  const about = {
    tier: 'leakage',
    id: 'placeholder',
    reason: t('A gap that was left to fill in'),
  } as const;
  let at = 0;
  for (const line of text.split('\n')) {
    const gaps = [...line.matchAll(placeholder)];
    if (gaps.length > 0 && line.replace(placeholder, '').trim().length <= signature) {
      yield { start: at, end: at + line.length, ...about, mend: '' };
    } else {
      for (const { 0: gap, index } of gaps) {
        yield { start: at + index, end: at + index + gap.length, ...about };
      }
    }
    at += line.length + 1;
  }
}

export function* findLeaks(text: string): Generator<Finding> {
  for (const { id, reason, pattern, keep } of leaks) {
    for (const { 0: match, index } of text.matchAll(pattern)) {
      const place = { start: index, end: index + match.length };
      yield { ...place, tier: 'leakage', id, reason, mend: keep?.(match) ?? '' };
    }
  }
  yield* findPlaceholders(text);
}
