import { expect, test } from 'vitest';
import type { Allowance } from '#shared/contracts/page-pocketbase.ts';
import { signUp } from '#tests/harness/people.ts';
import { startPocketbase } from '#tests/harness/pocketbase.ts';
import { call, expectOk } from '../calls.ts';
import { Operator } from '../operator.ts';

const day = 24 * 60 * 60 * 1000;
const now = Date.now();
const at = (days: number) => new Date(now + days * day).toISOString();
const [over, graceEnd, ahead] = [at(-1), at(2), at(5)];

type Row = Record<string, unknown>;

const unpaid: Row = { status: 'active', owing: true, currentPeriodEnd: over };
const paid: Row = { status: 'active', currentPeriodEnd: ahead };
const dev: Row = { status: 'active', devModeSubscription: true };

/** What is so of somebody with these rows, and with which billing that says that a payment is due. */
const cases: [what: string, rows: Row[], where: string[]][] = [
  ['Stripe says that it is owed', [unpaid], ['stripe']],
  ['the paid time is over, and Stripe said nothing', [{ ...unpaid, owing: false }], []],
  ['it is owed while there is paid time left', [{ ...unpaid, currentPeriodEnd: ahead }], []],
  ['it is to end anyway', [{ ...unpaid, cancelAtPeriodEnd: true }], []],
  ['it was canceled over it', [{ ...unpaid, status: 'canceled' }], []],
  ['another row gives Premium', [unpaid, paid], []],
  ['another row gave Premium', [unpaid, { ...paid, status: 'canceled' }], ['stripe']],
  ['a row of dev mode stands beside it', [unpaid, dev], ['stripe']],
];

test.each(['stripe', 'dev', 'off'])('a payment due, with billing %s', async (billing) => {
  const pb = await startPocketbase({ env: { POSTQUILL_BILLING: billing } });
  try {
    const operator = await Operator.of(pb);
    for (const [what, rows, where] of cases) {
      const person = await signUp(pb);
      for (const row of rows) await operator.create('subscriptions', { userId: person.id, ...row });
      const asked = call<Allowance>(pb, 'GET', '/api/account/allowance', person);
      const due = where.includes(billing) ? graceEnd : null;
      expect((await expectOk(asked)).paymentDue, what).toBe(due);
    }
  } finally {
    await pb.stop();
  }
});
