import type Stripe from 'stripe';

/** Known by what every error of Stripe's has: who only asks what went wrong need not load its library. */
function isStripeError(error: unknown): error is Stripe.errors.StripeError {
  return error instanceof Error && 'rawType' in error;
}

/** Stripe's own messages can quote an address or an amount; its codes cannot. */
export function reasonOf(error: unknown): string {
  if (isStripeError(error)) {
    const parts = [error.type, error.code, error.param, error.statusCode, error.requestId];
    return parts.filter((part) => part !== undefined && part !== null && part !== '').join(' ');
  }
  return error instanceof Error ? error.message : 'unknown';
}

export function isMissing(error: unknown): boolean {
  return isStripeError(error) && error.code === 'resource_missing';
}
