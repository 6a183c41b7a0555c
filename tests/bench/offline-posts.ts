import { readFileSync } from 'node:fs';
import { offlineWriter } from '#api/services/writers/offline/offline-writer.ts';
import type { WritingOrder } from '#api/services/writers/writer.ts';

/** Prints what the offline editor makes of a JSON list of orders: node tests/bench/offline-posts.ts FILE */
const orders: Partial<WritingOrder>[] = JSON.parse(readFileSync(process.argv[2] ?? 0, 'utf8'));

for (const wishes of orders) {
  const order: WritingOrder = {
    topic: '',
    details: '',
    voice: null,
    tone: 'casual',
    platform: 'x',
    temperature: 0.7,
    posts: 5,
    length: 2,
    seed: 'first',
    ...wishes,
  };
  console.log(`\n=== ${order.topic} | ${order.platform}, ${order.tone}, length ${order.length}`);
  const { signal } = new AbortController();
  for await (const post of offlineWriter().write(order, signal)) console.log(`--\n${post}`);
}
