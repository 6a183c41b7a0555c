import { loadRenderers } from 'astro:container';
import { render } from 'astro:content';
import { getContainerRenderer } from '@astrojs/mdx/container-renderer';
import rss from '@astrojs/rss';
import type { APIRoute } from 'astro';
import { experimental_AstroContainer } from 'astro/container';
import { site } from '#site';
import { publishedPosts } from '../components/blog/posts.ts';
import { proseComponents } from '../components/prose/index.ts';
import { siteBase } from '../layouts/site-base.ts';

/** A feed reader knows neither our icons nor where a link without an origin leads. */
function forFeedReaders(html: string, base: URL): string {
  return html
    .replace(/<svg[\s\S]*?<\/svg>/g, '')
    .replace(/ (?:class|tabindex|data-[\w-]+)="[^"]*"/g, '')
    .replace(/ (href|src)="\/(?!\/)/g, ` $1="${base.origin}/`);
}

export const GET: APIRoute = async (context) => {
  const base = siteBase(context);
  const renderers = await loadRenderers([getContainerRenderer()]);
  const container = await experimental_AstroContainer.create({ renderers });
  const posts = await publishedPosts();
  const items = posts.map(async (post) => {
    const { Content } = await render(post);
    const html = await container.renderToString(Content, {
      props: { components: proseComponents },
    });
    return {
      title: post.data.title,
      description: post.data.summary,
      pubDate: post.data.date,
      categories: [post.data.category],
      link: `/blog/${post.id}`,
      content: forFeedReaders(html, base),
    };
  });
  return rss({
    title: `${site.name} blog`,
    description: `Articles from ${site.name} about writing social media posts with AI.`,
    site: base,
    trailingSlash: false,
    items: await Promise.all(items),
    xmlns: { atom: 'http://www.w3.org/2005/Atom' },
    customData: `<language>en</language><atom:link href="${new URL('/rss.xml', base)}" rel="self" type="application/rss+xml"/>`,
  });
};
