import type { Money } from '#shared/contracts/page-billing.ts';
import { formatPrice } from '#shared/language/price.ts';
import { t } from '#shared/language/t.ts';
import { platformNames } from '#shared/platforms.ts';
import { rules } from '#shared/rules.ts';

const { price, voices } = rules.plans.premium;
const { posts } = rules.advanced;

const perMonth = (money: Money) => t('{price} per month', { price: formatPrice(money) });

export const premiumPrice = perMonth(price);

export const perYear = (annual: Money) => t('{price} per year', { price: formatPrice(annual) });

export const perMonthOf = ({ amount, currency }: Money) =>
  perMonth({ amount: amount / 12, currency });

const premiumPlatforms = platformNames('premium');

export const benefits = [
  t('Unlimited generations and refinements'),
  t('Unlimited saved posts'),
  t('{voices} voices, each learned from posts of yours', { voices }),
  t('Advanced settings: creativity, {min} to {max} posts, post length', {
    min: posts.min,
    max: posts.max,
  }),
  ...(premiumPlatforms === '' ? [] : [t('Posts for {platforms}', { platforms: premiumPlatforms })]),
];

export const comingSoon = t('Coming soon: a content calendar, priority support.');
