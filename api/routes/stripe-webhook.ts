import { Hono } from 'hono';
import type { AppBindings, Services } from '#api/context.ts';
import { refuse } from './request.ts';

export function stripeWebhookRoutes({ billing }: Services): Hono<AppBindings> {
  return new Hono<AppBindings>().post('/stripe/webhook', async (context) => {
    // The signature is over the very bytes: they must not pass through a parser first.
    const payload = context.env.body.toString('utf8');
    const delivery = await billing.receive(payload, context.req.header('stripe-signature'));
    const { refused, sentence, eventId, type } = delivery;
    const level = refused === 'eventFailed' ? 'error' : refused === undefined ? 'info' : 'warn';
    context.var.log[level]({ event: eventId, type }, `Stripe event: ${sentence}`);
    return refused === undefined ? context.json({ received: true }) : refuse(context, refused);
  });
}
