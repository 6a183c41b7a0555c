import type Stripe from 'stripe';
import type { BillingCycle } from './billing-cycle.ts';
import { allowOnly, type Call, listOf, pageNames } from './call.ts';
import { invalid, missing } from './fault.ts';
import { type Form, text, texts } from './form.ts';
import { newCheckoutSession } from './objects/sessions.ts';
import type { World } from './world.ts';

interface Extra {
  price: Stripe.Price;
  subscriptionMetadata: Record<string, string>;
}

function required(params: Form, name: keyof Stripe.Checkout.SessionCreateParams): string {
  const value = text(params, name);
  if (value === undefined) throw invalid(`Missing required param: ${name}.`, name);
  return value;
}

export function checkoutApi(world: World, cycle: BillingCycle, siteUrl: () => string) {
  const extras = new Map<string, Extra>();

  function priceOf(params: Form): Stripe.Price {
    const lines = params.line_items;
    const [line] = Array.isArray(lines) ? lines : [];
    if (typeof line !== 'object' || Array.isArray(line)) {
      throw invalid('Missing required param: line_items.', 'line_items');
    }
    const id = text(line, 'price') ?? '';
    const price = world.prices.get(id);
    if (!price) throw missing('price', id, 'line_items[0][price]', 400);
    if (!price.active) throw invalid('The price specified is inactive.', 'line_items[0][price]');
    if (!price.recurring || text(params, 'mode') !== 'subscription') {
      throw invalid('You specified a recurring price in a mode that cannot take one.', 'mode');
    }
    return price;
  }

  function find(id: string): Stripe.Checkout.Session {
    const session = world.checkoutSessions.get(id);
    if (!session) throw missing('checkout.session', id);
    if (session.status === 'open' && session.expires_at <= world.clock.now) close(session);
    return session;
  }

  function close(session: Stripe.Checkout.Session): void {
    session.status = 'expired';
    session.url = null;
    world.emit('checkout.session.expired', session, world.clock.now);
  }

  return {
    find,
    create({ params }: Call): Stripe.Checkout.Session {
      allowOnly<Stripe.Checkout.SessionCreateParams>(params, [
        'mode',
        'customer',
        'client_reference_id',
        'line_items',
        'allow_promotion_codes',
        'metadata',
        'subscription_data',
        'locale',
        'success_url',
        'cancel_url',
      ]);
      const customer = required(params, 'customer');
      const known = world.customers.get(customer);
      if (!known || known.deleted) throw missing('customer', customer, 'customer', 400);
      const price = priceOf(params);
      const id = world.id('cs_test');
      const session = newCheckoutSession({
        id,
        customer,
        price,
        clientReferenceId: text(params, 'client_reference_id') ?? null,
        metadata: texts(params, 'metadata'),
        promotionCodes: text(params, 'allow_promotion_codes') === 'true',
        successUrl: required(params, 'success_url'),
        cancelUrl: text(params, 'cancel_url') ?? null,
        url: `${siteUrl()}/pay/${id}`,
        created: world.nowFor(customer),
      });
      const data = params.subscription_data;
      const nested = typeof data === 'object' && !Array.isArray(data) ? data : {};
      extras.set(id, { price, subscriptionMetadata: texts(nested, 'metadata') });
      world.checkoutSessions.set(id, session);
      return session;
    },
    retrieve: ({ id }: Call) => find(id),
    list({ params }: Call) {
      allowOnly<Stripe.Checkout.SessionListParams>(params, [...pageNames, 'customer', 'status']);
      const customer = text(params, 'customer');
      if (customer !== undefined && !world.customers.has(customer)) {
        throw missing('customer', customer, 'customer', 400);
      }
      const status = text(params, 'status');
      const found = [...world.checkoutSessions.values()].filter(
        (session) =>
          (customer ?? session.customer) === session.customer &&
          (status ?? session.status) === session.status,
      );
      return listOf('/v1/checkout/sessions', found, params);
    },
    expire({ id }: Call): Stripe.Checkout.Session {
      const session = find(id);
      if (session.status !== 'open') {
        throw invalid(`Only Checkout Sessions with a status in ["open"] can be expired.`);
      }
      close(session);
      return session;
    },
    /** Somebody pressed "Pay": where their browser goes next, or undefined where the card failed. */
    pay(id: string): string | undefined {
      const session = find(id);
      const extra = extras.get(id);
      const customer = String(session.customer);
      if (session.status !== 'open' || !extra) return undefined;
      // A declined card leaves the page open for another; Stripe makes no subscription yet.
      if (world.customers.get(customer)?.card !== 'good') return undefined;
      const kept = cycle.start(customer, extra.price, extra.subscriptionMetadata);
      session.status = 'complete';
      session.payment_status = 'paid';
      session.subscription = kept.object.id;
      session.invoice = kept.object.latest_invoice;
      session.url = null;
      world.emit('checkout.session.completed', session, world.nowFor(customer));
      return (session.success_url ?? '').replaceAll('{CHECKOUT_SESSION_ID}', id);
    },
  };
}
