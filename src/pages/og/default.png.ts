import type { APIRoute } from 'astro';
import { site } from '#site';
import { sharingImage } from '../../build/sharing-image.ts';
import { defaultTitle, tagline } from '../../components/tagline.ts';
import { siteBase } from '../../layouts/site-base.ts';

/** The card of every page that is no article. */
export const GET: APIRoute = async (context) => {
  const foot = siteBase(context).host;
  const words = { brand: site.name, eyebrow: defaultTitle, title: tagline, foot };
  return new Response(new Uint8Array(await sharingImage(words)));
};
