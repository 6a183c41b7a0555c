import type { Log } from '#api/log.ts';
import { tell } from '#api/watch/happened.ts';
import { reasonOf } from '../stripe-errors.ts';
import type { Reconciliation } from './reconcile.ts';

function logFindings(
  log: Log,
  { customers, differences, problems, notices }: Reconciliation,
): void {
  const mended = differences.filter((difference) => difference.mended).length;
  const found = { differences: differences.length, mended, problems: problems.length };
  tell('reconciled', { failed: false, ...found });
  const counts = { customers, differences: differences.length, mended };
  log.info(counts, 'reconciled with Stripe');
  for (const { what } of differences) log.warn(`an account was ${what}`);
  for (const problem of problems) log.error(problem);
  for (const notice of notices) log.warn(notice);
}

/**
 * Every replica does it for itself: a sync may run twice at once, so nobody has to lead. The first
 * run and every pause are drawn by lot, so that replicas started together drift apart.
 */
export function reconcileRegularly(
  reconcile: () => Promise<Reconciliation>,
  minutes: number,
  log: Log,
): () => void {
  const pause = minutes * 60_000;
  let timer: NodeJS.Timeout;
  async function run(): Promise<void> {
    try {
      logFindings(log, await reconcile());
    } catch (error) {
      tell('reconciled', { failed: true, differences: 0, mended: 0, problems: 0 });
      log.error({ reason: reasonOf(error) }, 'reconciling with Stripe failed');
    }
    timer = setTimeout(run, pause * (0.9 + Math.random() / 5)).unref();
  }
  timer = setTimeout(run, (pause * Math.random()) / 10).unref();
  return () => clearTimeout(timer);
}
