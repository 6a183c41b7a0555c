import type Stripe from 'stripe';

/** Known by what every error of Stripe's has: who only asks what went wrong need not load its library. */
function isStripeError(error: unknown): error is Stripe.errors.StripeError {
  return error instanceof Error && 'rawType' in error;
}

/** What the system says of a connection that never was, as ENOTFOUND or CERT_HAS_EXPIRED. */
function systemCodeOf({ detail }: Stripe.errors.StripeError): unknown {
  // The fetch wraps what it met.
  const met = detail instanceof Error && detail.cause instanceof Error ? detail.cause : detail;
  return met instanceof Error && 'code' in met ? met.code : undefined;
}

/** Stripe's own messages can quote an address or an amount; its codes cannot. */
export function reasonOf(error: unknown): string {
  if (isStripeError(error)) {
    const { type, code, param, statusCode, requestId } = error;
    const parts = [type, code, param, statusCode, requestId, systemCodeOf(error)];
    const said = parts.filter((part) => part !== undefined && part !== null && part !== '');
    const refused = statusCode === 401 ? 'STRIPE_SECRET_KEY is refused: ' : '';
    return refused + said.join(' ');
  }
  return error instanceof Error ? error.message : 'unknown';
}

export function isMissing(error: unknown): boolean {
  return isStripeError(error) && error.code === 'resource_missing';
}
