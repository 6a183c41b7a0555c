import { type Answer, request } from '#lib/api.ts';
import { readEvents } from '#lib/generate/event-stream.ts';
import { watchLine } from '#lib/generate/line.ts';
import { onServer } from '#lib/mastodon/server.ts';
import { refused } from '#lib/outcome.ts';
import type { ProgressEvent } from '#shared/contracts/page-api.ts';
import type { RefinedEvent, RefineRequest } from '#shared/contracts/page-refine.ts';
import type { Problem } from '#shared/problem.ts';

export type RefineEnd =
  | { kind: 'refined'; refined: RefinedEvent }
  /** The server said no, and nothing was counted. */
  | { kind: 'refused'; problem: Problem }
  /** Nobody knows what came of it: the same key asks for it again. */
  | { kind: 'unanswered'; problem: Problem };

interface Listener {
  signal: AbortSignal;
  onProgress: (progress: ProgressEvent) => void;
}

const unanswered: RefineEnd = { kind: 'unanswered', problem: refused('refineUnknown') };

/** These say nothing of a refinement, or may have come after it was counted. */
function asUnanswered(problem: Problem): RefineEnd {
  if (problem.code === 'generationRunning') {
    return { kind: 'unanswered', problem: refused('refineRunning') };
  }
  if (problem.code === 'copyLate') return { kind: 'unanswered', problem: refused('refineLate') };
  return { kind: 'unanswered', problem };
}

/** Nothing is counted where the server said no; of what failed there, or on the way, nobody knows. */
function endOf(answer: Answer & { ok: false }): RefineEnd {
  const { status, code } = answer;
  if (status === 0) return unanswered;
  const isRefusal = status < 500 && code !== 'generationRunning';
  return isRefusal ? { kind: 'refused', problem: answer } : asUnanswered(answer);
}

export async function refinePost(
  body: RefineRequest,
  key: string,
  { signal, onProgress }: Listener,
): Promise<RefineEnd> {
  const line = watchLine(signal);
  try {
    const answer = await request('/api/refine', {
      method: 'POST',
      body: { ...body, ...onServer(body.platform) },
      headers: { Accept: 'text/event-stream', 'Idempotency-Key': key },
      signal: line.signal,
    });
    if (!answer.ok) return endOf(answer);
    if (!answer.value.body) return unanswered;
    for await (const { event, data } of readEvents(answer.value.body, line.heard)) {
      if (event === 'progress') onProgress(JSON.parse(data) as ProgressEvent);
      if (event === 'done') return { kind: 'refined', refined: JSON.parse(data) as RefinedEvent };
      // It was held: where that was given back, the same key holds it again.
      if (event === 'error') return asUnanswered(JSON.parse(data) as Problem);
    }
    return unanswered;
  } catch {
    return unanswered;
  } finally {
    line.end();
  }
}
