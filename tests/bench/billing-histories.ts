import { billingHistories } from '#tests/api/billing/histories/billing-histories.ts';
import { type Row, row } from './table.ts';

/** A thousand random lives of customers, or fewer where it has to be quick. */
export async function billing(seconds: number): Promise<Row[]> {
  const count = seconds < 5 ? 100 : 1_000;
  const result = await billingHistories(count, Math.floor(Math.random() * 2 ** 31));
  const { seed, steps, deliveries, leftBehind, wrongAfterNews, wrongAfterReconciling } = result;
  for (const wrong of [...wrongAfterNews, ...wrongAfterReconciling]) console.log(wrong);
  const about = `${steps} steps, ${deliveries} deliveries, seed ${seed}`;
  return [
    row(`billing histories (${about})`, result.histories, String(count)),
    row('  unlike Stripe though the news arrived', wrongAfterNews.length, '0'),
    row('  left behind by lost news', leftBehind, 'any'),
    row('  unlike Stripe after reconciling', wrongAfterReconciling.length, '0'),
  ];
}
