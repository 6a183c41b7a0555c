import { type BillingStack, startBillingStack } from '#tests/api/billing/billing-stack.ts';
import { History } from '#tests/api/billing/histories/history.ts';
import { runReconcile } from '#tests/api/billing/run-reconcile.ts';
import { type Row, row } from './table.ts';

export interface HistoriesResult {
  seed: number;
  histories: number;
  steps: number;
  deliveries: number;
  /** Histories whose last news was lost, so that only the reconciliation could know. */
  leftBehind: number;
  /** Rows that differ although the last news arrived. */
  wrongAfterNews: string[];
  wrongAfterReconciling: string[];
  reconciled: { code: number | null; printed: string };
  reconciledAgain: { code: number | null; printed: string };
}

const lanes = 6;

async function wrongOnes(histories: History[]): Promise<string[]> {
  const wrong: string[] = [];
  for (const history of histories) {
    const said = await history.wrong();
    if (said !== undefined) wrong.push(said);
  }
  return wrong;
}

async function playAll(stack: BillingStack, count: number, seed: number): Promise<History[]> {
  const histories: History[] = [];
  const users = stack.operator.collection('users');
  let begun = 0;
  async function lane(): Promise<void> {
    while (begun < count) {
      const number = begun;
      begun += 1;
      const email = `history-${number}@example.com`;
      const password = `a password for history ${number}`;
      const user = await users.create({ email, password, passwordConfirm: password });
      const history = new History(stack, user.id, seed + number);
      histories.push(history);
      await history.play();
    }
  }
  await Promise.all(Array.from({ length: lanes }, lane));
  return histories;
}

/** Random lives of customers at Stripe, and whether our rows say the same as Stripe in the end. */
export async function billingHistories(count: number, seed: number): Promise<HistoriesResult> {
  const stack = await startBillingStack({ api: { LOG_LEVEL: 'error' } });
  try {
    stack.stripe.webhooks.pause();
    const histories = await playAll(stack, count, seed);
    const informed = histories.filter(({ caughtUp }) => caughtUp);
    const wrongAfterNews = await wrongOnes(informed);
    const reconciled = await runReconcile(stack);
    return {
      seed,
      histories: histories.length,
      steps: histories.reduce((sum, { steps }) => sum + steps, 0),
      deliveries: histories.reduce((sum, { deliveries }) => sum + deliveries, 0),
      leftBehind: histories.length - informed.length,
      wrongAfterNews,
      reconciled,
      wrongAfterReconciling: await wrongOnes(histories),
      reconciledAgain: await runReconcile(stack),
    };
  } finally {
    await stack.stop();
  }
}

/** For the bench: a thousand of them, or fewer where it has to be quick. */
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
