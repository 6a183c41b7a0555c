import { getCollection } from 'astro:content';
import { published } from './publishing.ts';

/** All pages, the feed and the sharing images ask here, so a draft cannot slip out by another door. */
export async function publishedPosts() {
  return published(await getCollection('blog'));
}
