import { expect, test } from 'vitest';
import { billingHistories } from './histories/billing-histories.ts';

test('sixty random histories, told badly: our rows say what Stripe says', async () => {
  const result = await billingHistories(60, 20_261_101);
  console.log(
    `${result.histories} histories from seed ${result.seed}: ${result.steps} steps, ` +
      `${result.deliveries} deliveries, ${result.leftBehind} left behind by lost news`,
  );
  expect(result.histories).toBe(60);
  expect(result.wrongAfterNews).toEqual([]);
  expect(result.wrongAfterReconciling).toEqual([]);
  expect(result.leftBehind).toBeGreaterThan(0);
  expect(result.reconciled).toMatchObject({ code: 0 });
  expect(result.reconciledAgain.code).toBe(0);
  expect(result.reconciledAgain.printed).toContain(' 0 differed.');
});
