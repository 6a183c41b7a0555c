import type Stripe from 'stripe';
import { allowOnly, type Call } from './call.ts';
import { missing } from './fault.ts';
import { text } from './form.ts';
import { newPortalSession } from './objects/sessions.ts';
import type { World } from './world.ts';

export function portalApi(world: World, siteUrl: () => string) {
  return {
    create({ params }: Call): Stripe.BillingPortal.Session {
      allowOnly<Stripe.BillingPortal.SessionCreateParams>(params, [
        'customer',
        'locale',
        'return_url',
      ]);
      const customer = text(params, 'customer') ?? '';
      const known = world.customers.get(customer);
      if (!known || known.deleted) throw missing('customer', customer, 'customer', 400);
      const id = world.id('bps');
      const session = newPortalSession({
        id,
        customer,
        returnUrl: text(params, 'return_url') ?? null,
        url: `${siteUrl()}/portal/${id}`,
        created: world.nowFor(customer),
      });
      world.portalSessions.set(id, session);
      return session;
    },
    find(id: string): Stripe.BillingPortal.Session {
      const session = world.portalSessions.get(id);
      if (!session) throw missing('billing_portal.session', id);
      return session;
    },
  };
}
