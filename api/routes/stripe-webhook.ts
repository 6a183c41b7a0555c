import { type Context, Hono } from 'hono';
import type { AppBindings, Services } from '#api/context.ts';
import type { Delivery } from '#api/services/billing/billing.ts';
import { BoundedLines } from '#api/watch/bounded-lines.ts';
import { refuse } from './request.ts';

export function stripeWebhookRoutes({ billing }: Services): Hono<AppBindings> {
  const refusals = new BoundedLines();

  /** What bears Stripe's signature is always told; the rest may come from anybody. */
  function tell({ var: { log } }: Context<AppBindings>, delivery: Delivery) {
    const { refused, sentence, eventId, type } = delivery;
    const about = { event: eventId, type };
    const line = `Stripe event: ${sentence}`;
    if (refused === undefined) return log.info(about, line);
    if (refused === 'eventFailed') return log.error(about, line);
    const place = refusals.next(Date.now());
    if (place !== 'leftOut') log.warn(about, line);
    if (place === 'last') log.warn('Stripe event: more refusals of this minute are left out');
  }

  return new Hono<AppBindings>().post('/stripe/webhook', async (context) => {
    // The signature is over the very bytes: they must not pass through a parser first.
    const payload = context.env.body.toString('utf8');
    const delivery = await billing.receive(payload, context.req.header('stripe-signature'));
    tell(context, delivery);
    const { refused } = delivery;
    return refused === undefined ? context.json({ received: true }) : refuse(context, refused);
  });
}
