import type Stripe from 'stripe';
import { z } from 'zod';
import type { StripeSetup } from '../stripe-client.ts';

/**
 * A signed delivery that is older than this was caught on its way and is being played again; one
 * that claims to come from further ahead could be played for as long as it likes.
 */
const toleranceSeconds = 300;

/** The library takes whatever is signed for an event. One without an id is read and not remembered. */
const name = z.string().regex(/^[\x21-\x7e]{1,255}$/);
const envelope = z.object({
  id: name.optional(),
  type: name,
  data: z.object({ object: z.looseObject({}) }),
});

/** Stripe's library refuses only what is too old. A second time would let the reader choose one. */
function isAhead(signature: string): boolean {
  const [time, ...others] = signature.split(',').filter((part) => part.startsWith('t='));
  const signedAt = Number(time?.slice('t='.length));
  return others.length > 0 || !(signedAt <= Date.now() / 1000 + toleranceSeconds);
}

export interface WebhookSetup extends StripeSetup {
  webhookSecret: string;
}

export async function verified(
  { stripe, webhookSecret }: WebhookSetup,
  payload: string,
  signature: string | undefined,
): Promise<Stripe.Event | undefined> {
  if (signature === undefined || isAhead(signature)) return undefined;
  try {
    const event = await stripe.webhooks.constructEventAsync(
      payload,
      signature,
      webhookSecret,
      toleranceSeconds,
    );
    return envelope.safeParse(event).success ? event : undefined;
  } catch {
    // Whatever is wrong with it, it did not come from Stripe as it stands.
    return undefined;
  }
}
