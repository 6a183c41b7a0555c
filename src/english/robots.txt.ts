import type { APIRoute } from 'astro';
import { siteBase } from '../layouts/site-base.ts';

export const GET: APIRoute = (context) => {
  const sitemap = new URL('/sitemap.xml', siteBase(context)).href;
  return new Response(
    `User-agent: *\nAllow: /\nDisallow: /api/\nDisallow: /pb/\n\nSitemap: ${sitemap}\n`,
  );
};
