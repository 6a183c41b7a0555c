import { platformNames } from '#shared/platforms.ts';
import { rules } from '#shared/rules.ts';

const { price } = rules.plans.premium;
const { posts } = rules.advanced;

const money = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: price.currency,
  maximumFractionDigits: Number.isInteger(price.amount) ? 0 : 2,
});

export const premiumPrice = `${money.format(price.amount)} per ${price.interval}`;

const premiumPlatforms = platformNames('premium');

export const benefits = [
  'Unlimited generations',
  'Unlimited saved posts',
  `Advanced settings: creativity, ${posts.min} to ${posts.max} posts, post length`,
  ...(premiumPlatforms === '' ? [] : [`Posts for ${premiumPlatforms}`]),
];

export const comingSoon = ['More platforms', 'A content calendar', 'Priority support'];
