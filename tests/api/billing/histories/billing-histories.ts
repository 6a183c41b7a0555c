import { withoutPages } from '#tests/harness/stack.ts';
import { type BillingStack, startBillingStack } from '../billing-stack.ts';
import { runReconcile } from '../run-reconcile.ts';
import { History } from './history.ts';

interface HistoriesResult {
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
  const stack = await startBillingStack({ api: { ...withoutPages, LOG_LEVEL: 'error' } });
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
