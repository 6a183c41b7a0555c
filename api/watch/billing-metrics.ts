import { Counter, type Metric } from './exposition.ts';
import { onHappening } from './happened.ts';

export function billingMetrics(): Metric[] {
  const runs = new Counter<'outcome'>(
    'postquill_reconciliations_total',
    'Comparisons with Stripe.',
  );
  const findings = new Counter<'kind'>(
    'postquill_reconciliation_findings_total',
    'What comparisons with Stripe found: differences, those mended, and problems that stay.',
  );
  for (const outcome of ['done', 'failed']) runs.add({ outcome }, 0);
  for (const kind of ['difference', 'mended', 'problem']) findings.add({ kind }, 0);
  onHappening('reconciled', ({ failed, differences, mended, problems }) => {
    runs.add({ outcome: failed ? 'failed' : 'done' });
    findings.add({ kind: 'difference' }, differences);
    findings.add({ kind: 'mended' }, mended);
    findings.add({ kind: 'problem' }, problems);
  });
  return [runs, findings];
}
