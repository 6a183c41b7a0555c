import { loadEnvironment } from '#api/env.ts';
import { BillingRecords } from '#api/services/billing/billing-records.ts';
import { chooseBilling } from '#api/services/billing/choose-billing.ts';
import type { Reconciliation } from '#api/services/billing/stripe/reconcile/reconcile.ts';
import { reasonOf } from '#api/services/billing/stripe/stripe-errors.ts';
import { PocketbaseClient } from '#api/services/pocketbase/client.ts';
import { PlainError } from '#shared/plain-error.ts';
import { startAsTyped } from './command/as-typed.ts';
import { main } from './command/main.ts';
import { readArguments } from './command/read-arguments.ts';

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

async function requirePocketbase(client: PocketbaseClient, url: string): Promise<void> {
  try {
    await client.ready();
  } catch (error) {
    if (error instanceof PlainError) throw error;
    throw new PlainError(`PocketBase does not answer at ${url}. ${startAsTyped()}`);
  }
}

async function compare(reconcile: () => Promise<Reconciliation>): Promise<Reconciliation> {
  try {
    return await reconcile();
  } catch (error) {
    throw new PlainError(`The comparison with Stripe could not be finished: ${reasonOf(error)}.`);
  }
}

function report({ customers, differences, problems, notices }: Reconciliation): number {
  print(`Compared ${customers} customers with Stripe: ${differences.length} differed.`);
  for (const { userId, what, mended } of differences) {
    print(`  ${userId}: ${what}. ${mended ? 'Mended.' : 'Not mended.'}`);
  }
  for (const notice of notices) print(`Note: ${notice}`);
  for (const problem of problems) print(`Problem: ${problem}`);
  return problems.length === 0 ? 0 : 1;
}

main(async () => {
  readArguments({ options: {} });
  const env = loadEnvironment();
  const client = new PocketbaseClient(env.pocketbaseUrl, env.serviceCredentials);
  const { reconcile } = await chooseBilling(env, new BillingRecords(client));
  if (!reconcile) {
    print('Stripe is not set up here, so there is nothing to compare.');
    return 0;
  }
  await requirePocketbase(client, env.pocketbaseUrl);
  return report(await compare(reconcile));
});
