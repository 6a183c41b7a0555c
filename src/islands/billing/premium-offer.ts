import type { Money } from '#shared/contracts/page-api.ts';
import { platformNames } from '#shared/platforms.ts';
import { rules } from '#shared/rules.ts';

const { price } = rules.plans.premium;
const { posts } = rules.advanced;

function money({ amount, currency }: Money): string {
  const format = new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency,
    ...(Number.isInteger(amount) ? { maximumFractionDigits: 0 } : {}),
  });
  return format.format(amount);
}

export const premiumPrice = `${money(price)} per ${price.interval}`;

export const perYear = (annual: Money) => `${money(annual)} per year`;

export const perMonthOf = ({ amount, currency }: Money) =>
  `${money({ amount: amount / 12, currency })} per month`;

const premiumPlatforms = platformNames('premium');

export const benefits = [
  'Unlimited generations and refinements',
  'Unlimited saved posts',
  `${rules.plans.premium.voices} voices, each learned from posts of yours`,
  `Advanced settings: creativity, ${posts.min} to ${posts.max} posts, post length`,
  ...(premiumPlatforms === '' ? [] : [`Posts for ${premiumPlatforms}`]),
];

export const comingSoon = ['A content calendar', 'Priority support'];
