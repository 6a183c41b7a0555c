import type Stripe from 'stripe';
import { allowOnly, type Call, listOf, pageNames } from './call.ts';
import { Clock } from './clock.ts';
import { missing } from './fault.ts';
import { text, texts } from './form.ts';
import { newCustomer } from './objects/customer.ts';
import type { World } from './world.ts';

export function customersApi(world: World) {
  return {
    create({ params }: Call): Stripe.Customer {
      allowOnly<Stripe.CustomerCreateParams>(params, ['email', 'metadata', 'name', 'description']);
      const id = world.id('cus');
      const clock = new Clock();
      clock.set(world.clock.now);
      const email = text(params, 'email') ?? null;
      const object = newCustomer({
        id,
        email,
        metadata: texts(params, 'metadata'),
        created: clock.now,
      });
      world.customers.set(id, { object, deleted: false, card: 'good', clock });
      world.emit('customer.created', object, clock.now);
      return object;
    },
    retrieve({ id }: Call): Stripe.Customer | Stripe.DeletedCustomer {
      const kept = world.customers.get(id);
      if (!kept) throw missing('customer', id);
      return kept.deleted ? { id, object: 'customer', deleted: true } : kept.object;
    },
    list({ params }: Call) {
      allowOnly<Stripe.CustomerListParams>(params, [...pageNames, 'email']);
      const email = text(params, 'email');
      const found = [...world.customers.values()]
        .filter(({ deleted, object }) => !deleted && (email ?? object.email) === object.email)
        .map(({ object }) => object);
      return listOf('/v1/customers', found, params);
    },
  };
}
