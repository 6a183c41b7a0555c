import type { APIRoute, GetStaticPaths } from 'astro';
import { site } from '#site';
import { sharingImage } from '../../build/sharing-image.ts';
import { publishedPosts } from '../../components/blog/posts.ts';
import { siteBase } from '../../layouts/site-base.ts';

export const getStaticPaths = (async () => {
  const posts = await publishedPosts();
  return posts.map(({ id, data }) => ({
    params: { id },
    props: { eyebrow: data.category, title: data.title },
  }));
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
