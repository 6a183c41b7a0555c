import { t } from '#shared/language/t.ts';

interface Entry {
  label: string;
  href: `/${string}`;
  visitorsOnly?: boolean;
}

const examples = '/free-ai-social-media-post-generator';
const blog: Entry = { label: t('Blog'), href: '/blog' };
const faq: Entry = { label: t('FAQ'), href: '/faq' };

export const headNavigation: readonly Entry[] = [
  { label: t('Examples'), href: examples },
  // Members have a plan, and their counter leads to it.
  { label: t('Pricing'), href: '/#pricing', visitorsOnly: true },
  blog,
  faq,
];

export const footNavigation: readonly Entry[] = [
  { label: t('Free post generator'), href: examples },
  blog,
  faq,
  { label: t('Privacy'), href: '/privacy' },
  { label: t('Terms'), href: '/terms' },
  { label: t('Contact'), href: '/contact' },
];
