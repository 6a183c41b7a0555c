/** Everything that names or places this installation. The brand is spelled nowhere else in code. */
export const site = {
  name: 'Postquill',
  defaultTitle: 'AI Social Media Post Generator',
  keywords: [
    'AI social media post generator',
    'social media posts',
    'X post generator',
    'LinkedIn post generator',
    'Instagram caption generator',
  ],
  /** Replaced at build by PUBLIC_SITE_URL where that is set. */
  url: 'https://postquill.example',
  supportEmail: 'support@postquill.example',
  social: { label: '@postquill on X', url: 'https://x.com/postquill', handle: '@postquill' },
  source: 'https://github.com/postquill/postquill',
  nav: [
    { label: 'Examples', href: '/free-ai-social-media-post-generator', visitorsOnly: false },
    // Members have a plan, and their counter leads to it.
    { label: 'Pricing', href: '/#pricing', visitorsOnly: true },
    { label: 'Blog', href: '/blog', visitorsOnly: false },
    { label: 'FAQ', href: '/faq', visitorsOnly: false },
  ],
  footer: [
    { label: 'Free post generator', href: '/free-ai-social-media-post-generator' },
    { label: 'Blog', href: '/blog' },
    { label: 'FAQ', href: '/faq' },
    { label: 'Privacy', href: '/privacy' },
    { label: 'Terms', href: '/terms' },
    { label: 'Contact', href: '/contact' },
  ],
} as const;
