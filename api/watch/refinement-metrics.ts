import { Counter, type Metric } from './exposition.ts';
import { onHappening } from './happened.ts';

export function refinementMetrics(): Metric[] {
  const asked = new Counter<'outcome'>(
    'postquill_refinements_asked_total',
    'What the ledger said to those who asked for a refinement.',
  );
  const ended = new Counter<'outcome' | 'writer'>(
    'postquill_refinements_total',
    'Refinements that ended: whole, nothing, or unsettled.',
  );
  for (const writer of ['offline', 'model', 'own']) {
    for (const outcome of ['whole', 'nothing', 'unsettled']) ended.add({ outcome, writer }, 0);
  }
  onHappening('refinementAsked', ({ outcome }) => asked.add({ outcome }));
  onHappening('refinementEnded', ({ outcome, writer }) => ended.add({ outcome, writer }));
  return [asked, ended];
}
