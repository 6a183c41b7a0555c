import { messageOf } from '#api/log.ts';
import type { Turns } from '#api/services/writers/model/turns.ts';
import type { Share } from '#api/services/writers/writer.ts';
import type { GeneratedPost } from '#shared/contracts/page-api.ts';
import type { Platform } from '#shared/rules.ts';
import { callBesideFailed } from '../beside.ts';
import { type GenerationOrder, writingFor } from '../generation-order.ts';
import { lastLook } from '../last-look.ts';
import { shapePosts } from '../shape-posts.ts';
import { postsFor, type Sitting } from '../sitting.ts';

/** A post of one platform, or a better text of one that was given before. */
export interface Piece extends Required<Pick<GeneratedPost, 'text' | 'platform'>> {
  first?: true;
  /** Its place among those that this run wrote for the platform. */
  at: number;
  better: boolean;
}

export interface PlatformRun {
  order: Pick<GenerationOrder, 'writing' | 'writer' | 'log'>;
  sitting: Sitting;
  heard: (progress: { words: number }) => void;
  /** What all of the generation have shown so far. */
  said: GeneratedPost[];
  /** What each platform tells; the calls for all wait for it. */
  shares: Promise<ReadonlyMap<Platform, Share>>;
  turns: Turns;
  /** All its posts are there, or it failed by itself: null, or why. */
  ended: (error: unknown) => void;
}

/** One platform of a generation, from its first post to its last look. Its failure is no other platform's. */
export async function* writePlatform(
  platform: Platform,
  { order, sitting, heard, said, shares, turns, ended }: PlatformRun,
  stop: AbortSignal,
): AsyncGenerator<Piece> {
  const { writer, writing, log } = order;
  const { voice, seed } = sitting;
  const earlier = postsFor(platform, sitting.earlier, writing.platforms).map(({ text }) => text);
  let chosen = false;
  const chose = () => {
    chosen = true;
  };
  const besideFailed = (error: unknown) => {
    if (!stop.aborted) log.warn({ reason: messageOf(error), platform }, callBesideFailed);
  };
  const among = writing.platforms.indexOf(platform);
  const others = writing.platforms.filter((other) => other !== platform);
  const elsewhere = () =>
    others.flatMap((other) => postsFor(other, said, writing.platforms)).map(({ text }) => text);
  const share = (await shares).get(platform);
  const wanted = {
    ...writingFor(writing, platform),
    ...{ voice, seed, earlier, heard, chose, besideFailed, elsewhere, turns, among, others },
    ...(share && { share }),
    posts: writing.posts - earlier.length,
  };
  const texts: string[] = [];
  const began = performance.now();
  try {
    for await (const text of shapePosts(writer, wanted, stop)) {
      const first = chosen ? ({ first: true } as const) : {};
      chosen = false;
      texts.push(text);
      said.push({ text, platform });
      yield { text, platform, ...first, at: texts.length - 1, better: false };
    }
  } catch (error) {
    if (!stop.aborted) ended(error);
    return;
  }
  ended(null);
  const paceMs = (performance.now() - began) / texts.length;
  for (const [at, text] of await lastLook(texts, writer, wanted, paceMs, stop)) {
    yield { text, platform, at, better: true };
  }
}
