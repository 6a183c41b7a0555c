import type { Money } from '#shared/contracts/page-billing.ts';

/** Stripe's own table; the platform's knowledge of currencies differs from it (HUF, ISK, UGX). */
const withoutDecimals = new Set(
  'BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF'.split(' '),
);
const withThreeDecimals = new Set(['BHD', 'JOD', 'KWD', 'OMR', 'TND']);

function minorPerMajor(currency: string): number {
  if (withoutDecimals.has(currency)) return 1;
  return withThreeDecimals.has(currency) ? 1000 : 100;
}

export function toMinorUnits({ amount, currency }: Money): number {
  return Math.round(amount * minorPerMajor(currency.toUpperCase()));
}

export function fromMinorUnits(minor: number, stripeCurrency: string): Money {
  const currency = stripeCurrency.toUpperCase();
  return { amount: minor / minorPerMajor(currency), currency };
}
