import { describe, expect, test } from 'vitest';
import { deciding } from '#api/services/billing/stripe/deciding.ts';
import { factsOf, noFacts } from '#api/services/billing/stripe/subscription-facts.ts';
import type { SubscriptionView } from '#api/services/billing/stripe/subscription-view.ts';

const at = (iso: string) => Date.parse(iso) / 1000;

function view(changes: Partial<SubscriptionView> = {}): SubscriptionView {
  return {
    id: 'sub_a',
    standing: 'live',
    owing: false,
    created: at('2026-01-10T00:00:00Z'),
    startedAt: at('2026-01-10T00:00:00Z'),
    endedAt: null,
    periodEnd: at('2026-02-10T00:00:00Z'),
    cancelAt: null,
    cancelAtPeriodEnd: false,
    priceId: 'price_month',
    ...changes,
  };
}

const ended = view({
  id: 'sub_old',
  standing: 'canceled',
  created: at('2025-01-10T00:00:00Z'),
  endedAt: at('2025-06-10T00:00:00Z'),
});

describe('which subscription decides', () => {
  test('a live one before a newer one that ended', () => {
    const newer = { ...ended, created: at('2026-03-01T00:00:00Z') };
    expect(deciding([newer, view()])?.id).toBe('sub_a');
  });

  test('of two live ones the newer', () => {
    const newer = view({ id: 'sub_b', created: at('2026-01-11T00:00:00Z') });
    expect(deciding([view(), newer])?.id).toBe('sub_b');
    expect(deciding([newer, view()])?.id).toBe('sub_b');
  });

  test('none where none ever came to life', () => {
    expect(deciding([])).toBeUndefined();
    expect(factsOf([view({ standing: 'none' })])).toEqual(noFacts);
  });
});

describe('until when it is paid', () => {
  test.each([
    ['the period, where all is paid', {}, undefined, '2026-02-10'],
    ['the date it is to end on', { cancelAt: at('2026-01-20T00:00:00Z') }, undefined, '2026-01-20'],
    [
      'the end it had',
      { standing: 'canceled', endedAt: at('2026-01-15T00:00:00Z') },
      undefined,
      '2026-01-15',
    ],
    [
      'the last paid invoice, where it owes one',
      { owing: true },
      at('2026-01-31T00:00:00Z'),
      '2026-01-31',
    ],
    ['not at all, where it owes the first', { owing: true }, undefined, '2026-01-10'],
  ] as const)('%s', (_, changes, lastPaid, day) => {
    expect(factsOf([view(changes)], lastPaid).paidUntil).toBe(`${day}T00:00:00.000Z`);
  });
});

describe('whether it is to end', () => {
  test.each([
    ['the flag', { cancelAtPeriodEnd: true }, true],
    ['a date alone, as the portal sets it', { cancelAt: at('2026-02-10T00:00:00Z') }, true],
    ['neither', {}, false],
    ['an end that came', { standing: 'canceled', cancelAtPeriodEnd: true }, false],
  ] as const)('%s', (_, changes, expected) => {
    expect(factsOf([view(changes)]).cancelAtPeriodEnd).toBe(expected);
  });
});

test('whether a payment is owed is what the subscription that decides says', () => {
  expect(factsOf([view({ owing: true })]).owing).toBe(true);
  expect(factsOf([{ ...ended, owing: true }, view()]).owing).toBe(false);
});

test('an earlier subscription that ended makes this one a return', () => {
  expect(factsOf([ended, view()]).earlierEndedAt).toBe('2025-06-10T00:00:00.000Z');
  expect(factsOf([view()]).earlierEndedAt).toBe('');
  const later = { ...ended, created: at('2026-01-11T00:00:00Z') };
  expect(factsOf([later, view()]).earlierEndedAt).toBe('');
});
