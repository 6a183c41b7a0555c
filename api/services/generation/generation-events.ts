import { ownFailure } from '#api/services/own-models/own-failure.ts';
import type {
  DoneEvent,
  GeneratedPost,
  PlatformEnd,
  PostEvent,
  ProgressEvent,
  ReplaceEvent,
} from '#shared/contracts/page-api.ts';
import type { ProblemCode } from '#shared/problem.ts';
import type { Platform } from '#shared/rules.ts';
import { type GenerationOrder, writingFor } from './generation-order.ts';
import { postsFor } from './sitting.ts';

/** Which sentence it is: the words come where the answer is written, in its reader's language. */
export interface Unsaid {
  code: ProblemCode;
  /** Asking the other way would come to the same. */
  final?: true;
}

interface KnownEnd extends Omit<PlatformEnd, 'problem'> {
  problem?: Unsaid;
}

interface KnownDone extends Omit<DoneEvent, 'platforms'> {
  platforms: KnownEnd[];
}

export type GenerationEvent =
  | { event: 'post'; data: PostEvent }
  | { event: 'replace'; data: ReplaceEvent }
  | { event: 'progress'; data: ProgressEvent }
  | { event: 'done'; data: KnownDone }
  | { event: 'error'; data: Unsaid };

export const failed: GenerationEvent = { event: 'error', data: { code: 'generateFailed' } };
/** Another writer would be given the same page. */
export const copied: GenerationEvent = {
  event: 'error',
  data: { code: 'sourceCopied', final: true },
};
/** Charged and kept here, but not yet where it would outlive this machine: the same key asks again. */
export const late: GenerationEvent = { event: 'error', data: { code: 'copyLate' } };

/** The user's own provider failed: the site's does not step in, since somebody would pay for that. */
export function ownFailed(error: unknown): GenerationEvent {
  return { event: 'error', data: { code: ownFailure(error), final: true } };
}

export interface After extends Pick<DoneEvent, 'plan' | 'left'> {
  /** The platforms whose missing posts may be asked for. */
  rest: readonly string[];
  /** The name of the user's own model; empty where the site's wrote. */
  ownModel: string;
}

/** Why platforms have no posts, as far as it is known. */
export type Problems = ReadonlyMap<Platform, ProblemCode>;

export function doneWith(
  posts: readonly GeneratedPost[],
  order: GenerationOrder,
  { plan, left, rest, ownModel }: After,
  problems: Problems = new Map(),
): GenerationEvent {
  const { writing, writer } = order;
  const offline = writer.offline && ownModel === '';
  const platforms = writing.platforms.map((platform): KnownEnd => {
    const count = postsFor(platform, posts, writing.platforms).length;
    const asked = { ...writingFor(writing, platform), voice: null };
    const refused = offline && count === 0 && writer.refuses?.(asked);
    const code = refused || problems.get(platform) || 'platformFailed';
    return {
      platform,
      posts: count,
      ...(count === 0 && { problem: { code } }),
      ...(offline && count > 0 && writer.leavesOut?.(asked) && { shortened: true }),
      // What is written here gives all it has at once.
      ...(!offline && count < writing.posts && rest.includes(platform) && { rest: true }),
    };
  });
  const data: KnownDone = {
    posts: posts.length,
    ...{ left, plan, offline, platforms },
    ...(ownModel !== '' && { ownModel }),
    ...(platforms.some(({ shortened }) => shortened) && { shortened: true }),
    ...(platforms.some((end) => end.posts < writing.posts) && { incomplete: true }),
    ...(platforms.some((end) => end.rest) && { rest: true }),
  };
  return { event: 'done', data };
}
