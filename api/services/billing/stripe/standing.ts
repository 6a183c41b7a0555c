import type Stripe from 'stripe';

/** Stripe's types also allow any other text; the statuses it names today are what this keeps. */
type Named<Text> = Text extends string ? (string extends Text ? never : Text) : never;
export type StripeStatus = Named<Stripe.Subscription.Status>;

/** `none`: not one yet, or never became one, so there is nothing that could have been canceled. */
export type Standing = 'live' | 'canceled' | 'none';

/** Total: a status that a newer Stripe names does not compile until it is decided here. */
const standings: Record<StripeStatus, Standing> = {
  trialing: 'live',
  active: 'live',
  // Stripe still tries to collect; how long that is Premium, the paid time and its grace decide.
  past_due: 'live',
  unpaid: 'canceled',
  paused: 'canceled',
  canceled: 'canceled',
  incomplete: 'none',
  incomplete_expired: 'none',
};

function isNamed(status: string): status is StripeStatus {
  return Object.hasOwn(standings, status);
}

/** Guessing at an unknown status could take Premium away, or give it: better to fail and be retried. */
export function standingOf(status: Stripe.Subscription.Status): Standing {
  if (!isNamed(status))
    throw new Error(`Stripe names the subscription status "${status}", new here`);
  return standings[status];
}
