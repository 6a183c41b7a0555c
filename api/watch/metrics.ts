import { billingMetrics } from './billing-metrics.ts';
import { databaseMetrics, requestMetrics } from './call-metrics.ts';
import { Gauge, type Metric } from './exposition.ts';
import { processMetrics } from './process-metrics.ts';
import { refinementMetrics } from './refinement-metrics.ts';
import { generationMetrics } from './writing-metrics.ts';

/** What is looked up at the moment somebody asks. */
interface CopyState {
  /** Null where nobody can say. */
  ageSeconds: number | null;
  late: number;
}

export interface Watched {
  /** Undefined where there is no copy. */
  copy(): Promise<CopyState | undefined>;
  /** Undefined where none are made here. */
  backupAgeSeconds(): Promise<number | undefined>;
  /** Generations that are being written, each with its hold. */
  holdsOpen(): number;
  /** Whether a model's server failed too often and is left alone, by the route it serves. */
  resting(): { first: boolean; second: boolean };
  ready(): Promise<boolean>;
}

/** Begins to count, and returns what writes the count down. */
export function startMetrics(watched: Watched): () => Promise<string> {
  let ready = false;
  let copy: CopyState | undefined;
  let backupAge: number | undefined;
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
    new Gauge(
      'postquill_backup_age_seconds',
      'How long ago the last whole backup was begun.',
      () => backupAge,
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
    [ready, copy, backupAge] = await Promise.all([
      watched.ready(),
      watched.copy(),
      watched.backupAgeSeconds(),
    ]);
    return `${metrics.flatMap((metric) => metric.write()).join('\n')}\n`;
  };
}
