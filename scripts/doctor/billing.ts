import type { Environment } from '#api/env.ts';
import { checkPrices } from '#api/services/billing/stripe/prices.ts';
import { createStripe, type Prices } from '#api/services/billing/stripe/stripe-client.ts';
import { reasonOf } from '#api/services/billing/stripe/stripe-errors.ts';
import { about, type Finding } from './finding.ts';

const says = about('Stripe');

async function checkAccount(key: string, prices: Prices, apiUrl?: string): Promise<Finding[]> {
  try {
    const { problems, notices } = await checkPrices(createStripe({ key, apiUrl }), prices);
    if (problems.length + notices.length === 0) return [says.ok('the prices exist and are active')];
    return [...problems.map(says.wrong), ...notices.map(says.note)];
  } catch (error) {
    return [says.wrong(`It does not answer as it should: ${reasonOf(error)}.`)];
  }
}

export async function checkBilling(env: Environment): Promise<Finding[]> {
  if (env.billing === 'dev')
    return [says.note('not set up: Premium is switched on without a payment')];
  const { STRIPE_SECRET_KEY: key, STRIPE_WEBHOOK_SECRET: secret, STRIPE_PRICE_MONTHLY } = env;
  if (!key || !secret || !STRIPE_PRICE_MONTHLY)
    return [says.note('not set up: nobody can upgrade')];
  const findings: Finding[] = [];
  const [, mode] = /^[sr]k_(test|live)_/.exec(key) ?? [];
  if (mode === undefined)
    findings.push(
      says.wrong('STRIPE_SECRET_KEY does not begin as a secret key does (sk_live_ or sk_test_).'),
    );
  else if (mode === 'test' && env.production)
    findings.push(says.note('a test key: nobody is charged'));
  else findings.push(says.ok(`a ${mode} key, ${key.length} characters`));
  if (mode === 'live' && !env.production)
    findings.push(says.note('a live key in development: payments are real'));
  findings.push(
    secret.startsWith('whsec_')
      ? says.ok(`the webhook secret is set; Stripe must send to ${env.siteUrl}/api/stripe/webhook`)
      : says.wrong(
          'STRIPE_WEBHOOK_SECRET does not begin with whsec_: every event would be refused.',
        ),
  );
  const prices: Prices = { month: STRIPE_PRICE_MONTHLY };
  if (env.STRIPE_PRICE_ANNUAL !== undefined) prices.year = env.STRIPE_PRICE_ANNUAL;
  return [...findings, ...(await checkAccount(key, prices, env.STRIPE_API_URL))];
}
