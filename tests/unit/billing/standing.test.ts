import { expect, test } from 'vitest';
import {
  type Standing,
  type StripeStatus,
  standingOf,
} from '#api/services/billing/stripe/standing.ts';

test.each(
  Object.entries({
    trialing: 'live',
    active: 'live',
    past_due: 'live',
    unpaid: 'canceled',
    paused: 'canceled',
    canceled: 'canceled',
    incomplete: 'none',
    incomplete_expired: 'none',
  } satisfies Record<StripeStatus, Standing>),
)('%s is %s', (status, standing) => {
  expect(standingOf(status)).toBe(standing);
});

test.each(['', 'toString', 'dormant'])(
  'the unknown status "%s" is an error, not a guess',
  (status) => {
    expect(() => standingOf(status)).toThrow('new here');
  },
);
