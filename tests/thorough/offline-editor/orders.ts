import { offlineWriter } from '#api/services/writers/offline/offline-writer.ts';
import type { WritingOrder } from '#api/services/writers/writer.ts';

export function orderFor(wishes: Partial<WritingOrder> = {}): WritingOrder {
  return {
    topic: 'coffee',
    details: '',
    voice: null,
    tone: 'casual',
    platform: 'x',
    temperature: 0.7,
    posts: 10,
    length: 2,
    seed: 'first',
    ...wishes,
  };
}

export async function write(wishes: Partial<WritingOrder> = {}): Promise<string[]> {
  const posts: string[] = [];
  const { signal } = new AbortController();
  for await (const post of offlineWriter().write(orderFor(wishes), signal)) posts.push(post);
  return posts;
}
