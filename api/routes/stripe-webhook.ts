import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { AppBindings, Services } from '#api/context.ts';
import { problem } from './request.ts';

/** An event carries a whole object, which can be larger than anything a page sends. */
const eventLimit = 1024 * 1024;

export function stripeWebhookRoutes({ billing }: Services): Hono<AppBindings> {
  const limit = bodyLimit({
    maxSize: eventLimit,
    onError: (context) => problem(context, 413, 'bodyTooLarge'),
  });
  return new Hono<AppBindings>().post('/stripe/webhook', limit, async (context) => {
    context.header('Cache-Control', 'no-store');
    // The signature is over the very bytes: they must not pass through a parser first.
    const payload = await context.req.text();
    const delivery = await billing.receive(payload, context.req.header('stripe-signature'));
    const { status, sentence, eventId, type } = delivery;
    const level = { 200: 'info', 400: 'warn', 500: 'error', 503: 'warn' } as const;
    context.var.log[level[status]]({ event: eventId, type }, `Stripe event: ${sentence}`);
    if (status === 200) return context.json({ received: true });
    if (status === 400) return problem(context, 400, 'requestInvalid');
    return problem(context, status, status === 503 ? 'billingOff' : 'serviceUnavailable');
  });
}
