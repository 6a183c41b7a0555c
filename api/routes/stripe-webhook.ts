import { Hono } from 'hono';
import type { AppBindings, Services } from '#api/context.ts';
import { problem } from './request.ts';

export function stripeWebhookRoutes({ billing }: Services): Hono<AppBindings> {
  return new Hono<AppBindings>().post('/stripe/webhook', async (context) => {
    // The signature is over the very bytes: they must not pass through a parser first.
    const payload = context.env.body.toString('utf8');
    const delivery = await billing.receive(payload, context.req.header('stripe-signature'));
    const { status, sentence, eventId, type } = delivery;
    const level = { 200: 'info', 400: 'warn', 500: 'error', 503: 'warn' } as const;
    context.var.log[level[status]]({ event: eventId, type }, `Stripe event: ${sentence}`);
    if (status === 200) return context.json({ received: true });
    if (status === 400) return problem(context, 400, 'requestInvalid');
    return problem(context, status, status === 503 ? 'billingOff' : 'serviceUnavailable');
  });
}
