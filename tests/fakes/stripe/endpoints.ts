import type { BillingCycle } from './billing-cycle.ts';
import type { Call } from './call.ts';
import type { checkoutApi } from './checkout-api.ts';
import { customersApi } from './customers-api.ts';
import { missing } from './fault.ts';
import type { portalApi } from './portal-api.ts';
import { subscriptionsApi } from './subscriptions-api.ts';
import type { World } from './world.ts';

export interface Endpoint {
  method: string;
  path: RegExp;
  answer: (call: Call) => unknown;
}

export interface Sites {
  checkout: ReturnType<typeof checkoutApi>;
  portal: ReturnType<typeof portalApi>;
}

/** The calls Postquill makes, and no others: a new one has to be added here on purpose. */
export function endpointsOf(world: World, cycle: BillingCycle, { checkout, portal }: Sites) {
  const customers = customersApi(world);
  const subscriptions = subscriptionsApi(world, cycle);
  const charge = ({ id }: Call) => {
    const found = world.charges.get(id);
    if (!found) throw missing('charge', id);
    return found;
  };
  const price = ({ id }: Call) => {
    const found = world.prices.get(id);
    if (!found) throw missing('price', id);
    return found;
  };
  return [
    { method: 'POST', path: /^\/v1\/customers$/, answer: customers.create },
    { method: 'GET', path: /^\/v1\/customers$/, answer: customers.list },
    { method: 'GET', path: /^\/v1\/customers\/([^/]+)$/, answer: customers.retrieve },
    { method: 'GET', path: /^\/v1\/subscriptions$/, answer: subscriptions.list },
    { method: 'POST', path: /^\/v1\/subscriptions\/([^/]+)$/, answer: subscriptions.update },
    { method: 'DELETE', path: /^\/v1\/subscriptions\/([^/]+)$/, answer: subscriptions.cancel },
    { method: 'GET', path: /^\/v1\/invoices$/, answer: subscriptions.invoices },
    { method: 'GET', path: /^\/v1\/charges\/([^/]+)$/, answer: charge },
    { method: 'GET', path: /^\/v1\/prices\/([^/]+)$/, answer: price },
    { method: 'POST', path: /^\/v1\/checkout\/sessions$/, answer: checkout.create },
    { method: 'GET', path: /^\/v1\/checkout\/sessions$/, answer: checkout.list },
    { method: 'GET', path: /^\/v1\/checkout\/sessions\/([^/]+)$/, answer: checkout.retrieve },
    {
      method: 'POST',
      path: /^\/v1\/checkout\/sessions\/([^/]+)\/expire$/,
      answer: checkout.expire,
    },
    { method: 'POST', path: /^\/v1\/billing_portal\/sessions$/, answer: portal.create },
  ] satisfies Endpoint[];
}
