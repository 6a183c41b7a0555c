import { messageOf } from '#api/log.ts';
import { longestWritingSeconds } from '#api/longest-writing.ts';
import { ownFailure } from '#api/services/own-models/own-failure.ts';
import { Turns } from '#api/services/writers/model/turns.ts';
import { tell } from '#api/watch/happened.ts';
import type { GeneratedPost } from '#shared/contracts/page-api.ts';
import type { ProblemCode } from '#shared/problem.ts';
import { type Platform, rules } from '#shared/rules.ts';
import { copied, failed, type GenerationEvent, ownFailed } from './generation-events.ts';
import { type OrderWithWriter, penOf } from './generation-order.ts';
import { keepHeld } from './keep-held.ts';
import { Progress } from './progress.ts';
import { divided } from './running/divided.ts';
import { sideBySide } from './running/side-by-side.ts';
import { type Rhythm, tick, withTicks } from './running/with-ticks.ts';
import { writePlatform } from './running/write-platform.ts';
import { settle } from './settle.ts';
import type { Sitting } from './sitting.ts';
import { AllCopied } from './source/all-copied.ts';

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

/** Writes until all posts are there, the reader left, its time is over or the process is `ending`, and always settles. */
export async function* writeGeneration(
  order: OrderWithWriter,
  sitting: Sitting,
  { signal, oneByOne }: Reader,
  ending: AbortSignal,
): AsyncGenerator<GenerationEvent> {
  const { log, writer, ownModel } = order;
  const progress = new Progress();
  const written: GeneratedPost[] = [...sitting.earlier];
  /** Where the posts of each platform that are written now stand among all. */
  const places = new Map(sitting.platforms.map((platform) => [platform, [] as number[]]));
  const unfinished = new Set(sitting.platforms);
  const problems = new Map<Platform, ProblemCode>();
  let settled = false;
  let failure = ownModel === '' ? failed : ownFailed(null);
  // Whoever leaves before the one answer they wait for has seen nothing. A whole one is kept for
  // them all the same: their key brings it.
  const shown = (left: boolean) =>
    oneByOne || unfinished.size === 0 || !left ? written : sitting.earlier;
  const began = performance.now();
  const over = new AbortController();
  // Each platform has its writer's own time, and together they could outlive the hold.
  const lastMoment = setTimeout(() => over.abort(), longestWritingSeconds * 1_000);
  const stop = AbortSignal.any([signal, ending, over.signal]);
  const letGo = keepHeld(() => sitting.renew(), log);
  const note = (platform: Platform, error: unknown) => {
    unfinished.delete(platform);
    if (error === null) return;
    const reason = messageOf(error);
    log.warn({ reason, platform, posts: written.length }, 'generation did not finish');
    if (error instanceof AllCopied) {
      failure = copied;
      problems.set(platform, 'sourceCopied');
    }
    if (ownModel === '' || error instanceof AllCopied) return;
    failure = ownFailed(error);
    problems.set(platform, ownFailure(error));
  };
  const generation = {
    ...{ order, sitting, heard: progress.heard },
    ...{ turns: new Turns(), said: [...sitting.earlier], shares: divided(order, sitting, stop) },
  };
  const runs = sitting.platforms.map((platform) => () => {
    const ended = (error: unknown) => note(platform, error);
    return writePlatform(platform, { ...generation, ended }, stop);
  });
  const atOnce = writer.oneByOne ? 1 : rules.generation.platformsAtOnce;
  try {
    for await (const piece of withTicks(sideBySide(runs, atOnce), slow)) {
      if (piece === tick) {
        yield { event: 'progress', data: progress.now };
        continue;
      }
      const { at, better, ...post } = piece;
      const own = places.get(post.platform) ?? [];
      const index = better ? (own[at] ?? 0) : written.length;
      if (better) {
        written[index] = { ...written[index], text: post.text };
        yield { event: 'replace', data: { index, ...post } };
        continue;
      }
      if (written.length === sitting.earlier.length) tellFirstCard(order, began);
      // Counted before it is handed over: a client that leaves while reading has seen it.
      own.push(index);
      written.push(post);
      yield { event: 'post', data: { index, ...post } };
    }
    if (stop.aborted && unfinished.size > 0) {
      const timely = over.signal.aborted ? 'its time is over' : 'the client left';
      const reason = ending.aborted ? 'the process is ending' : timely;
      log.warn({ reason, posts: written.length }, 'generation did not finish');
      if (ending.aborted) failure = failed;
    }
    settled = true;
    yield await settle(order, sitting, shown(signal.aborted), failure, problems);
  } finally {
    clearTimeout(lastMoment);
    over.abort();
    letGo();
    // The reader stopped reading between two posts: the same as a client that left.
    if (!settled) await settle(order, sitting, shown(true), failure, problems);
  }
}
