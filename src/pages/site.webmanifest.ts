import type { APIRoute } from 'astro';
import { pageAddress, siteLanguage } from '#shared/language/page-language.ts';
import { site } from '#site';
import { defaultTitle, description } from '../components/tagline.ts';

const icon = (file: string, size: number, purpose = 'any') => ({
  src: `/${file}`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

export const GET: APIRoute = () =>
  Response.json({
    name: `${site.name}: ${defaultTitle}`,
    short_name: site.name,
    description,
    id: pageAddress('/'),
    start_url: pageAddress('/'),
    lang: siteLanguage,
    display: 'standalone',
    background_color: '#101319',
    theme_color: '#101319',
    icons: [
      icon('icon-192.png', 192),
      icon('icon-512.png', 512),
      icon('icon-maskable-512.png', 512, 'maskable'),
    ],
  });
