/** Everything that names or places this installation. The brand is spelled nowhere else in code. */
export const site = {
  name: 'Postquill',
  /** Replaced at build by PUBLIC_SITE_URL where that is set. */
  url: 'https://postquill.example',
  supportEmail: 'support@postquill.example',
  social: { url: 'https://x.com/postquill', handle: '@postquill' },
  source: 'https://github.com/postquill/postquill',
} as const;
