import { showsSomething } from '../clean/visible.ts';
import { sentenceStarts } from '../feed/sentences.ts';
import type { Span } from './passages.ts';

/** Without the sentences that hold a passage; null where less than half is left, which is no post any more. */
export function withoutPassages(post: string, passages: readonly Span[]): string | null {
  const starts = [0, ...sentenceStarts(post), post.length];
  const kept = starts.slice(0, -1).flatMap((start, at) => {
    const end = starts[at + 1] ?? post.length;
    const copied = passages.some((passage) => passage.start < end && start < passage.end);
    return copied ? [] : [post.slice(start, end)];
  });
  const text = kept
    .join('')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
  return text.length * 2 < post.length || !showsSomething(text) ? null : text;
}
