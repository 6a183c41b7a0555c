import { ownFailure } from '#api/services/own-models/own-failure.ts';
import type {
  DoneEvent,
  ErrorEvent,
  GeneratedPost,
  PostEvent,
  ProgressEvent,
  ReplaceEvent,
} from '#shared/contracts/page-api.ts';
import { problemOf, type SentProblem } from '#shared/problem.ts';
import type { GenerationOrder } from './generation-order.ts';
import { postsOf } from './sitting.ts';

export type GenerationEvent =
  | { event: 'post'; data: PostEvent }
  | { event: 'replace'; data: ReplaceEvent }
  | { event: 'progress'; data: ProgressEvent }
  | { event: 'done'; data: DoneEvent }
  | { event: 'error'; data: ErrorEvent & SentProblem };

export const failed: GenerationEvent = { event: 'error', data: problemOf('generateFailed') };
/** Charged and kept here, but not yet where it would outlive this machine: the same key asks again. */
export const late: GenerationEvent = { event: 'error', data: problemOf('copyLate') };

/** The user's own provider failed: the site's does not step in, since somebody would pay for that. */
export function ownFailed(error: unknown): GenerationEvent {
  return { event: 'error', data: { ...problemOf(ownFailure(error)), final: true } };
}

interface After extends Pick<DoneEvent, 'plan' | 'left'> {
  /** Missing posts may be asked for once more. */
  rest: boolean;
  /** The name of the user's own model; empty where the site's wrote. */
  ownModel: string;
}

export function doneWith(
  posts: readonly GeneratedPost[],
  { writing, writer }: GenerationOrder,
  { plan, left, rest, ownModel }: After,
): GenerationEvent {
  const offline = writer.offline && ownModel === '';
  const told = ownModel === '' ? {} : { ownModel };
  const short = offline && writer.leavesOut?.({ ...writing, voice: null });
  const why = short ? ({ shortened: true } as const) : {};
  const data: DoneEvent = { posts: posts.length, left, plan, offline, ...told, ...why };
  if (posts.length >= writing.posts) return { event: 'done', data };
  // What is written here gives all it has at once.
  const more = rest && !offline ? ({ rest: true } as const) : {};
  return { event: 'done', data: { ...data, incomplete: true, ...more } };
}

export type Replayed = After & { result: string };

export async function* replay(replayed: Replayed, order: GenerationOrder) {
  const posts = postsOf(replayed.result);
  for (const [index, post] of posts.entries()) {
    yield { event: 'post', data: { index, ...post } } satisfies GenerationEvent;
  }
  yield doneWith(posts, order, replayed);
}
