import { CopyButton } from '#islands/parts/CopyButton.tsx';
import { Icon } from '#islands/parts/Icon.tsx';
import { PostText } from '#islands/parts/PostText.tsx';
import { askToLogin } from '#lib/dialogs.ts';
import { removePost } from '#lib/library-changes.ts';
import { expireSession } from '#lib/session.ts';
import { toast, toastMessage } from '#lib/toast.ts';
import type { SavedPost } from '#shared/contracts.ts';
import { isPlatform, platformLabel, rules } from '#shared/rules.ts';

const savedOn = new Intl.DateTimeFormat('en', { dateStyle: 'medium' });

async function remove(post: SavedPost): Promise<void> {
  const outcome = await removePost(post);
  if (outcome.ok) {
    toastMessage('deleted');
    return;
  }
  toast(outcome.text);
  if (outcome.code !== 'sessionExpired') return;
  expireSession();
  askToLogin(() => void remove(post));
}

export function SavedPostCard({ post }: { post: SavedPost }) {
  const { platform } = post;
  return (
    <li className="post-card">
      <div className="post-head">
        {isPlatform(platform) && <span aria-hidden="true">{rules.platforms[platform].emoji}</span>}
        {platformLabel(platform)}
        <time className="ml-auto" dateTime={post.timestamp}>
          {savedOn.format(new Date(post.timestamp.replace(' ', 'T')))}
        </time>
      </div>
      <PostText text={post.text} />
      <div className="post-foot">
        <CopyButton text={post.text} />
        <button
          type="button"
          className="btn btn-quiet btn-sm ml-auto"
          onClick={() => void remove(post)}
        >
          <Icon name="trash" />
          Delete
        </button>
      </div>
    </li>
  );
}
