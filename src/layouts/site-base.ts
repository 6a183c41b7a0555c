import type { AstroGlobal } from 'astro';

/** The configured address as a URL. Every build has one, so its absence is a broken config. */
export function siteBase({ site }: Pick<AstroGlobal, 'site'>): URL {
  if (!site) throw new Error('astro.config.mjs sets no site address');
  return site;
}
