import { CopyButton } from '#islands/parts/CopyButton.tsx';
import { Icon } from '#islands/parts/Icon.tsx';
import { PlatformBadge } from '#islands/parts/PlatformBadge.tsx';
import { PostText } from '#islands/parts/PostText.tsx';
import { postAction } from '#islands/parts/post-action.ts';
import { isDraft, removePost } from '#lib/library/changes.ts';
import { loginAgain } from '#lib/session/session.ts';
import { toast, toastMessage } from '#lib/toast.ts';
import type { SavedPost } from '#shared/contracts/page-pocketbase.ts';

const savedOn = new Intl.DateTimeFormat('en', { dateStyle: 'medium' });

async function deletePost(post: SavedPost): Promise<void> {
  const outcome = await removePost(post);
  if (outcome.ok) {
    toastMessage('deleted');
    return;
  }
  toast(outcome.error);
  if (outcome.code === 'sessionExpired') loginAgain(() => void deletePost(post));
}

interface Props {
  post: SavedPost;
  /** The button under the finger is about to vanish: somebody has to take the focus. */
  onGone: () => void;
}

export function SavedPostCard({ post, onGone }: Props) {
  const remove = () => {
    void deletePost(post);
    onGone();
  };
  return (
    <li className="post-card">
      <div className="post-head">
        <PlatformBadge platform={post.platform} />
        <time className="ml-auto" dateTime={post.timestamp}>
          {savedOn.format(new Date(post.timestamp.replace(' ', 'T')))}
        </time>
      </div>
      <PostText text={post.text} />
      <div className="post-foot">
        <CopyButton text={post.text} />
        <button
          type="button"
          className={`${postAction} ml-auto`}
          disabled={isDraft(post)}
          onClick={remove}
        >
          <Icon name="trash" />
          Delete
        </button>
      </div>
    </li>
  );
}
