import type { APIRoute, GetStaticPaths } from 'astro';
import { site } from '#site';
import { sharingImage } from '../../build/sharing-image.ts';
import { publishedPosts } from '../../components/blog/posts.ts';
import { tagline } from '../../components/tagline.ts';
import { siteBase } from '../../layouts/site-base.ts';

export const getStaticPaths = (async () => {
  const posts = await publishedPosts();
  const articles = posts.map(({ id, data }) => ({
    params: { name: id },
    props: { eyebrow: data.category, title: data.title },
  }));
  const fallback = {
    params: { name: 'default' },
    props: { eyebrow: site.defaultTitle, title: tagline },
  };
  return [fallback, ...articles];
}) satisfies GetStaticPaths;

interface Card {
  eyebrow: string;
  title: string;
}

export const GET: APIRoute<Card> = async ({ props, site: address }) => {
  const foot = siteBase({ site: address }).host;
  const image = await sharingImage({ brand: site.name, foot, ...props });
  return new Response(new Uint8Array(image));
};
