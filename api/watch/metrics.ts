import { Counter, Gauge, Histogram, type Metric } from './exposition.ts';
import { onHappening } from './happened.ts';
import { processMetrics } from './process-metrics.ts';

/** What is looked up at the moment somebody asks. */
interface CopyState {
  /** Null where nobody can say. */
  ageSeconds: number | null;
  late: number;
}

export interface Watched {
  /** Undefined where there is no copy. */
  copy(): Promise<CopyState | undefined>;
  /** Generations that are being written, each with its hold. */
  holdsOpen(): number;
  /** Whether a model's server failed too often and is left alone, by the route it serves. */
  resting(): { first: boolean; second: boolean };
  ready(): Promise<boolean>;
}

const requestBounds = [0.005, 0.02, 0.1, 0.5, 2, 10, 60];
const cardBounds = [0.1, 0.5, 1, 2, 4, 8, 15, 30, 60, 300];
const callBounds = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.5, 2, 8];

function statusClass(status: number): string {
  return status === 0 ? 'left' : `${Math.floor(status / 100)}xx`;
}

function requestMetrics(): Metric[] {
  const requests = new Counter<'method' | 'route' | 'status'>(
    'postquill_requests_total',
    'Requests, by route and class of status; left: nobody waited for the answer.',
  );
  const seconds = new Histogram<'route'>(
    'postquill_request_seconds',
    'How long requests took, to the last byte.',
    requestBounds,
  );
  onHappening('answered', ({ method, route, status, seconds: took }) => {
    requests.add({ method, route, status: statusClass(status) });
    seconds.observe({ route }, took);
  });
  return [requests, seconds];
}

function generationMetrics(): Metric[] {
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

function refinementMetrics(): Metric[] {
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

function databaseMetrics(): Metric[] {
  const seconds = new Histogram<'call'>(
    'postquill_pocketbase_call_seconds',
    'Round trips to PocketBase’s service routes, as hold and commit.',
    callBounds,
  );
  const failures = new Counter<'call'>(
    'postquill_pocketbase_failures_total',
    'Such calls that failed.',
  );
  onHappening('databaseCalled', ({ call, failed, seconds: took }) => {
    seconds.observe({ call }, took);
    failures.add({ call }, Number(failed));
  });
  return [seconds, failures];
}

function billingMetrics(): Metric[] {
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

/** Begins to count, and returns what writes the count down. */
export function startMetrics(watched: Watched): () => Promise<string> {
  let ready = false;
  let copy: CopyState | undefined;
  const states = [
    new Gauge('postquill_ready', 'Whether everything a generation needs is in place.', () =>
      Number(ready),
    ),
    new Gauge(
      'postquill_copy_age_seconds',
      'Everything that was committed so long ago is in the copy of the database.',
      () => copy && (copy.ageSeconds ?? Number.POSITIVE_INFINITY),
    ),
    new Gauge(
      'postquill_copy_late_total',
      'Generations that were not acknowledged because their copy was late.',
      () => copy?.late,
      'counter',
    ),
    new Gauge('postquill_holds_open', 'Generations that are being written.', watched.holdsOpen),
    new Gauge('postquill_model_resting', 'Whether a model’s server is left alone.', () =>
      Object.entries(watched.resting()).map(([route, resting]) => ({
        labels: { route },
        value: Number(resting),
      })),
    ),
  ];
  const metrics: Metric[] = [
    ...requestMetrics(),
    ...generationMetrics(),
    ...refinementMetrics(),
    ...databaseMetrics(),
    ...billingMetrics(),
    ...states,
    ...processMetrics(),
  ];
  return async () => {
    [ready, copy] = await Promise.all([watched.ready(), watched.copy()]);
    return `${metrics.flatMap((metric) => metric.write()).join('\n')}\n`;
  };
}
