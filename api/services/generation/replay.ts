import { type After, doneWith, type GenerationEvent } from './generation-events.ts';
import type { GenerationOrder } from './generation-order.ts';
import { postsOf } from './sitting.ts';

export type Replayed = After & { result: string };

export async function* replay(replayed: Replayed, order: GenerationOrder) {
  const posts = postsOf(replayed.result);
  for (const [index, post] of posts.entries()) {
    const [platform] = order.writing.platforms;
    yield { event: 'post', data: { index, platform, ...post } } satisfies GenerationEvent;
  }
  yield doneWith(posts, order, replayed);
}
