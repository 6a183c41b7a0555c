import { getCollection } from 'astro:content';

export async function faqInOrder() {
  const entries = await getCollection('faq');
  return entries.sort((one, other) => one.data.position - other.data.position);
}
