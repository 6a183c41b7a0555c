import type { GenerationEvent, Unsaid } from '#api/services/generation/generation-events.ts';
import { resultOf } from '#api/services/generation/sitting.ts';
import type { GeneratedPost } from '#shared/contracts/page-api.ts';

export async function collect(
  events: AsyncIterable<GenerationEvent>,
  earlier: readonly GeneratedPost[],
): Promise<string | Unsaid> {
  const posts = [...earlier];
  for await (const { event, data } of events) {
    if (event === 'post') {
      const { index, ...post } = data;
      posts[index] = post;
    }
    if (event === 'replace') posts[data.index] = { ...posts[data.index], text: data.text };
    if (event === 'done') return resultOf(posts);
    if (event === 'error') return data;
  }
  return { code: 'generateFailed' };
}
