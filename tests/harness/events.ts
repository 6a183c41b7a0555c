import type { DoneEvent, PostEvent, ProgressEvent } from '#shared/contracts/page-api.ts';
import type { Problem } from '#shared/problem.ts';
import { awaitedLater } from './awaited-later.ts';

export interface SeenEvents {
  posts: string[];
  /** The same posts with their platforms and places. */
  shown: PostEvent[];
  done: DoneEvent | undefined;
  error: Problem | undefined;
  /** Only where a slow model was told of. */
  progress?: ProgressEvent[];
}

export interface FollowedEvents {
  /** Grows while the answer comes. */
  seen: SeenEvents;
  over: Promise<SeenEvents>;
}

/** Follows an answer's events to the end, or until as many posts were seen as were asked for. */
export function followEvents(answer: Response, stopAfter = Infinity): FollowedEvents {
  const seen: SeenEvents = { posts: [], shown: [], done: undefined, error: undefined };
  return { seen, over: awaitedLater(read(answer, seen, stopAfter)) };
}

/** The same for whoever is interested in the end only. */
export function readEvents(answer: Response, stopAfter = Infinity): Promise<SeenEvents> {
  return followEvents(answer, stopAfter).over;
}

async function read(answer: Response, seen: SeenEvents, stopAfter: number): Promise<SeenEvents> {
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  if (!reader) throw new Error('the answer has no body');
  let rest = '';
  for (;;) {
    const { value, done } = await reader.read();
    if (done) return seen;
    const blocks = (rest + value).split('\n\n');
    rest = blocks.pop() ?? '';
    for (const block of blocks) {
      const [, name, data = ''] = /^event: (\w+)\ndata: (.*)$/.exec(block) ?? [];
      if (name === 'post') {
        const post = JSON.parse(data) as PostEvent;
        seen.posts.push(post.text);
        seen.shown.push(post);
      }
      if (name === 'progress') {
        seen.progress = [...(seen.progress ?? []), JSON.parse(data) as ProgressEvent];
      }
      if (name === 'done') seen.done = JSON.parse(data) as DoneEvent;
      if (name === 'error') seen.error = JSON.parse(data) as Problem;
      if (seen.posts.length < stopAfter) continue;
      await reader.cancel();
      return seen;
    }
  }
}
