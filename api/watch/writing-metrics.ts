import { Counter, type Metric } from './exposition.ts';
import { onHappening } from './happened.ts';
import { Histogram } from './histogram.ts';

const cardBounds = [0.1, 0.5, 1, 2, 4, 8, 15, 30, 60, 300];

export function generationMetrics(): Metric[] {
  const asked = new Counter<'outcome'>(
    'postquill_generations_asked_total',
    'What the ledger said to those who asked for a generation.',
  );
  const ended = new Counter<'outcome' | 'writer'>(
    'postquill_generations_total',
    'Generations that ended: whole, part of the posts, nothing, or unsettled.',
  );
  const firstCard = new Histogram<'writer'>(
    'postquill_first_card_seconds',
    'From the hold to the first post.',
    cardBounds,
  );
  const tokens = new Counter<'kind'>(
    'postquill_model_tokens_total',
    'Tokens that the operator’s model counted, of answers that came to their end.',
  );
  // An alert on growth sees none in a series that begins with its first one.
  for (const writer of ['offline', 'model', 'own']) {
    for (const outcome of ['whole', 'part', 'nothing', 'unsettled']) {
      ended.add({ outcome, writer }, 0);
    }
  }
  onHappening('generationAsked', ({ outcome }) => asked.add({ outcome }));
  onHappening('generationEnded', ({ outcome, writer }) => ended.add({ outcome, writer }));
  onHappening('firstCard', ({ writer, seconds }) => firstCard.observe({ writer }, seconds));
  onHappening('tokensSpent', ({ prompt, completion }) => {
    tokens.add({ kind: 'prompt' }, prompt);
    tokens.add({ kind: 'completion' }, completion);
  });
  return [asked, ended, firstCard, tokens];
}
