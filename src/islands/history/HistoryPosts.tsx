import { useStore } from '@nanostores/react';
import { CopyButton } from '#islands/parts/CopyButton.tsx';
import { PostText } from '#islands/parts/PostText.tsx';
import { PreviewButton } from '#islands/preview/PreviewButton.tsx';
import { $posts, $removed } from '#lib/library/list.ts';
import type { HistoryEntry } from '#shared/contracts/history.ts';
import { SaveHistoryPost } from './SaveHistoryPost.tsx';

/** As they were generated; what was edited later is where it was saved. */
export function HistoryPosts({ entry }: { entry: HistoryEntry }) {
  const saved = useStore($posts);
  const removed = useStore($removed);
  const { topic, platform, posts } = entry;
  return (
    <ul aria-label={topic} className="mt-3 grid gap-3">
      {posts.map(({ text, first, savedId }, at) => {
        const of = `post ${at + 1} of “${topic}”`;
        const isSaved =
          (savedId !== '' && !removed.has(savedId)) ||
          saved.some((post) => post.text === text && post.platform === platform);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: they never change their order
          <li key={at} className="grid min-w-0 gap-3 rounded-card border border-line p-4">
            {first && <span className="badge badge-accent w-fit">Best of several drafts</span>}
            <PostText text={text} />
            <div className="post-foot">
              <CopyButton text={text} of={of} />
              <PreviewButton text={text} platform={platform} of={of} />
              <SaveHistoryPost entry={entry} text={text} of={of} isSaved={isSaved} />
            </div>
          </li>
        );
      })}
    </ul>
  );
}
