import { saysPosts } from '#tests/fakes/openai/plans.ts';
import { cannedPosts, type FakeOpenai, startFakeOpenai } from '#tests/fakes/openai/server.ts';
import { type PageServer, saysNothing, startPageServer } from '#tests/fakes/page-server.ts';
import { keptForAll } from './kept.ts';
import { type Stack, startStack } from './stack.ts';

/**
 * Servers that a process starts once, for every file that wants them so: to start them is most of what a
 * small file costs, and people who sign up anew have nothing in common. A file that stops one, or changes
 * how it is set up, starts its own.
 */
export const sharedStack = keptForAll(
  () => startStack(),
  (stack) => stack.stop(),
);

export interface ModelStack {
  stack: Stack;
  provider: FakeOpenai;
  /** Somebody's pages, which may be read though they are on this machine. */
  pages: PageServer;
}

const keptModelStack = keptForAll(
  async (): Promise<ModelStack> => {
    const [provider, pages] = await Promise.all([startFakeOpenai(), startPageServer()]);
    const stack = await startStack({
      api: {
        ...{ MODEL_BASE_URL: provider.url, MODEL: 'a/model', WRITING: 'once' },
        ...{ MODEL_REST_AFTER_FAILURES: '1000', SOURCE_ADDRESSES: pages.url },
      },
    });
    return { stack, provider, pages };
  },
  async ({ stack, provider, pages }) => {
    await stack.stop();
    await provider.close();
    pages.close();
  },
);

/** One whose model never rests after failures. It and the pages are as if no file had used them before. */
export async function sharedModelStack(): Promise<ModelStack> {
  const shared = await keptModelStack();
  shared.provider.requests.length = 0;
  shared.provider.script(saysPosts(cannedPosts));
  shared.pages.asked.length = 0;
  Object.assign(shared.pages, { robots: null, serve: saysNothing });
  return shared;
}
