import type PocketBase from 'pocketbase';
import { type FakeStripe, startFakeStripe } from '#tests/fakes/stripe/server.ts';
import { asSuperuser, type Person, signUp } from '#tests/harness/people.ts';
import type { PocketbaseOptions } from '#tests/harness/pocketbase.ts';
import { type Stack, startStack } from '#tests/harness/stack.ts';

export interface Answer {
  status: number;
  body: Record<string, unknown>;
}

export interface SubscriptionRow {
  id: string;
  userId: string;
  status: string;
  previousStatus: string;
  canceledAt: string;
  reactivatedAt: string;
  sessionId: string;
  devModeSubscription: boolean;
  stripeCustomerId: string;
  stripeSubscriptionId: string;
  priceId: string;
  currentPeriodEnd: string;
  owing: boolean;
  cancelAtPeriodEnd: boolean;
  syncedAt: string;
}

export interface BillingStack extends Stack {
  stripe: FakeStripe;
  operator: PocketBase;
  /** One of the page's calls, as this person or as nobody. */
  post(
    path: string,
    person: Pick<Person, 'token'> | undefined,
    body?: unknown,
    language?: string,
  ): Promise<Answer>;
  rowOf(person: Pick<Person, 'id'>): Promise<SubscriptionRow | undefined>;
  customerOf(person: Pick<Person, 'id'>): Promise<string>;
  planOf(person: Pick<Person, 'token'>): Promise<string>;
  /** From the upgrade button to the page after the payment. */
  buy(person: Person): Promise<{ sessionId: string; answer: Answer }>;
}

/** Long enough that only a test that wants it meets the regular reconciliation. */
const never = '10080';

export async function startBillingStack({
  api = {},
  pocketbase = {},
  clockOffsetSeconds = 0,
  root,
}: {
  api?: Record<string, string>;
  pocketbase?: PocketbaseOptions;
  clockOffsetSeconds?: number;
  root?: string;
} = {}): Promise<BillingStack> {
  const stripe = await startFakeStripe({ clockOffsetSeconds });
  const stack = await startStack({
    pocketbase: { ...pocketbase, env: { ...pocketbase.env, POSTQUILL_BILLING: 'stripe' } },
    api: { ...stripe.env, RECONCILE_MINUTES: never, ...api },
    root,
  });
  stripe.webhooks.sendTo(`${stack.api.url}/api/stripe/webhook`);
  const operator = await asSuperuser(stack.pocketbase);

  async function post(
    path: string,
    person?: Pick<Person, 'token'>,
    body: unknown = {},
    language = '*',
  ) {
    const answer = await fetch(`${stack.api.url}${path}`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'Accept-Language': language,
        ...(person ? { Authorization: `Bearer ${person.token}` } : {}),
      },
      body: JSON.stringify(body),
    });
    return { status: answer.status, body: await answer.json() };
  }

  async function first<Row>(collection: string, filter: string): Promise<Row | undefined> {
    const { items } = await operator.collection(collection).getList<Row>(1, 1, { filter });
    return items[0];
  }

  return {
    ...stack,
    stripe,
    operator,
    post,
    rowOf: ({ id }) => first('subscriptions', `userId = "${id}" && devModeSubscription = false`),
    async customerOf({ id }) {
      const row = await first<{ customerId: string }>('stripe_customers', `userId = "${id}"`);
      return row?.customerId ?? '';
    },
    async planOf({ token }) {
      const answer = await fetch(`${stack.pocketbase.url}/api/account/allowance`, {
        headers: { Authorization: token },
      });
      return (await answer.json()).plan;
    },
    async buy(person) {
      const { body } = await post('/api/checkout', person, { userId: person.id });
      const back = stripe.pay(String(body.url));
      const sessionId = new URL(back ?? '').searchParams.get('session_id') ?? '';
      const answer = await post('/api/checkout/complete', person, { session_id: sessionId });
      return { sessionId, answer };
    },
    async stop() {
      await stack.stop();
      await stripe.close();
    },
  };
}

export function join(stack: BillingStack): Promise<Person> {
  return signUp(stack.pocketbase);
}

export interface Subscriber {
  person: Person;
  customer: string;
  subscription: string;
}

/** Somebody who has bought Premium, and whose news from Stripe has arrived. */
export async function subscriber(stack: BillingStack): Promise<Subscriber> {
  const person = await join(stack);
  await stack.buy(person);
  await stack.stripe.webhooks.settled();
  const customer = await stack.customerOf(person);
  const [subscription] = stack.stripe.dashboard.subscriptionsOf(customer);
  return { person, customer, subscription: subscription?.id ?? '' };
}
