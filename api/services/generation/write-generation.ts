import { tell } from '#api/watch/happened.ts';
import type { GeneratedPost } from '#shared/contracts/page-api.ts';
import { rules } from '#shared/rules.ts';
import { failed, type GenerationEvent, ownFailed } from './generation-events.ts';
import { type OrderWithWriter, penOf } from './generation-order.ts';
import { keepHeld } from './keep-held.ts';
import { lastLook } from './last-look.ts';
import { Progress } from './progress.ts';
import { settle } from './settle.ts';
import { shapePosts } from './shape-posts.ts';
import type { Sitting } from './sitting.ts';
import { type Rhythm, tick, withTicks } from './with-ticks.ts';

export interface Reader {
  /** They left. */
  signal: AbortSignal;
  /** They see each post as it comes, and not all of them at the end. */
  oneByOne: boolean;
}

/** Most models give a post before anybody wonders; the others are told of. */
export const slow: Rhythm = {
  afterMs: rules.generation.progress.afterSeconds * 1_000,
  everyMs: rules.generation.progress.everySeconds * 1_000,
};

function tellFirstCard(order: OrderWithWriter, began: number): void {
  const seconds = (performance.now() - began) / 1_000;
  tell('firstCard', { writer: penOf(order), seconds });
}

/** Writes until all posts are there, the reader left or the process is `ending`, and settles in each case. */
export async function* writeGeneration(
  order: OrderWithWriter,
  sitting: Sitting,
  { signal, oneByOne }: Reader,
  ending: AbortSignal,
): AsyncGenerator<GenerationEvent> {
  const { writer, writing, log } = order;
  const { voice, seed } = sitting;
  const earlier = sitting.earlier.map(({ text }) => text);
  let chosen = false;
  const chose = () => {
    chosen = true;
  };
  const posts = writing.posts - earlier.length;
  const progress = new Progress();
  const { heard } = progress;
  const wanted = { ...writing, voice, seed, earlier, posts, chose, heard };
  const written: GeneratedPost[] = [...sitting.earlier];
  let whole = false;
  let settled = false;
  let failure = order.ownModel === '' ? failed : ownFailed(null);
  // Whoever leaves before the one answer they wait for has seen nothing. A whole one is kept for
  // them all the same: their key brings it.
  const shown = (left: boolean) => (oneByOne || whole || !left ? written : sitting.earlier);
  const began = performance.now();
  const over = new AbortController();
  const stop = AbortSignal.any([signal, ending, over.signal]);
  const letGo = keepHeld(() => sitting.renew(), log);
  try {
    try {
      for await (const text of withTicks(shapePosts(writer, wanted, stop), slow)) {
        if (text === tick) {
          yield { event: 'progress', data: progress.now };
          continue;
        }
        if (written.length === 0) tellFirstCard(order, began);
        // Counted before it is handed over: a client that leaves while reading has seen it.
        const post: GeneratedPost = chosen ? { text, first: true } : { text };
        chosen = false;
        written.push(post);
        yield { event: 'post', data: { index: written.length - 1, ...post } };
      }
      whole = true;
      const fresh = written.slice(earlier.length).map(({ text }) => text);
      const paceMs = progress.ms / fresh.length;
      for (const [at, text] of await lastLook(fresh, writer, wanted, paceMs, stop)) {
        const index = earlier.length + at;
        written[index] = { ...written[index], text };
        yield { event: 'replace', data: { index, text } };
      }
    } catch (error) {
      const isEnding = ending.aborted;
      const said = error instanceof Error ? error.message : String(error);
      const reason = isEnding ? 'the process is ending' : said;
      if (order.ownModel !== '') failure = isEnding ? failed : ownFailed(error);
      log.warn({ reason, posts: written.length }, 'generation did not finish');
    }
    settled = true;
    yield await settle(order, sitting, shown(signal.aborted), failure);
  } finally {
    over.abort();
    letGo();
    // The reader stopped reading between two posts: the same as a client that left.
    if (!settled) await settle(order, sitting, shown(true), failure);
  }
}
