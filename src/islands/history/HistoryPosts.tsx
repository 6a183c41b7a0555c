import { useStore } from '@nanostores/react';
import { CopyButton } from '#islands/parts/CopyButton.tsx';
import { PlatformBadge } from '#islands/parts/PlatformBadge.tsx';
import { PostText } from '#islands/parts/PostText.tsx';
import { PreviewButton } from '#islands/preview/PreviewButton.tsx';
import { $posts, $removed } from '#lib/library/list.ts';
import type { HistoryEntry } from '#shared/contracts/history.ts';
import { t } from '#shared/language/t.ts';
import { platformLabel } from '#shared/rules.ts';
import { SaveHistoryPost } from './SaveHistoryPost.tsx';

/** As they were generated, platform by platform; what was edited later is where it was saved. */
export function HistoryPosts({ entry }: { entry: HistoryEntry }) {
  const { also, platform } = entry;
  if (also.length === 0) return <PostsFor entry={entry} platform={platform} name={entry.topic} />;
  return [platform, ...also].map((one) => (
    <div key={one} className="mt-4 first-of-type:mt-3">
      <h4 className="text-sm">
        <PlatformBadge platform={one} />
      </h4>
      <PostsFor entry={entry} platform={one} name={platformLabel(one)} />
    </div>
  ));
}

interface Props {
  entry: HistoryEntry;
  platform: string;
  name: string;
}

function PostsFor({ entry, platform, name }: Props) {
  const saved = useStore($posts);
  const removed = useStore($removed);
  const { topic, also } = entry;
  const posts = entry.posts.filter((post) => post.platform === platform);
  if (posts.length === 0) return <p className="hint mt-3">{t('No posts came.')}</p>;
  return (
    <ul aria-label={name} className="mt-3 grid items-start gap-3 lg:grid-cols-2">
      {posts.map((post, at) => {
        const { text, first, savedId } = post;
        const values = { number: at + 1, topic, platform: platformLabel(platform) };
        const of =
          also.length > 0
            ? t('post {number} for {platform} of “{topic}”', values)
            : t('post {number} of “{topic}”', values);
        const isSaved =
          (savedId !== '' && !removed.has(savedId)) ||
          saved.some((other) => other.text === text && other.platform === platform);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: they never change their order
          <li key={at} className="grid min-w-0 gap-3 rounded-card border border-line p-4">
            {first && (
              <span className="badge badge-accent w-fit">{t('Best of several drafts')}</span>
            )}
            <PostText text={text} />
            <div className="post-foot">
              <CopyButton text={text} of={of} />
              <PreviewButton text={text} platform={platform} of={of} />
              <SaveHistoryPost entry={entry} post={post} of={of} isSaved={isSaved} />
            </div>
          </li>
        );
      })}
    </ul>
  );
}
