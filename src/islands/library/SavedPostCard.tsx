import { CopyButton } from '#islands/parts/CopyButton.tsx';
import { Icon } from '#islands/parts/Icon.tsx';
import { PlatformBadge } from '#islands/parts/PlatformBadge.tsx';
import { postAction } from '#islands/parts/post-action.ts';
import { PreviewButton } from '#islands/preview/PreviewButton.tsx';
import { isDraft } from '#lib/library/changes.ts';
import { removeSoon } from '#lib/library/removals.ts';
import { loginAgain } from '#lib/session/session.ts';
import { toast, toastMessage } from '#lib/toast.ts';
import type { SavedPost } from '#shared/contracts/page-pocketbase.ts';
import { SavedRefine } from './SavedRefine.tsx';
import { SavedText } from './SavedText.tsx';

const savedOn = new Intl.DateTimeFormat('en', { dateStyle: 'medium' });

function deletePost(post: SavedPost): void {
  removeSoon(post, (outcome) => {
    if (outcome.ok) {
      toastMessage('deleted');
      return;
    }
    toast(outcome.error);
    if (outcome.code === 'sessionExpired') loginAgain(() => deletePost(post));
  });
}

/** A text may have been changed since, so it is from somebody, and not by them. */
function origin({ writer, ownModel }: SavedPost): string | null {
  if (writer === 'own') return `From ${ownModel}, your own model`;
  if (writer === 'offline') return 'From the built-in editor';
  return writer === 'model' ? 'From an AI model' : null;
}

interface Props {
  post: SavedPost;
}

export function SavedPostCard({ post }: Props) {
  const saved = new Date(post.timestamp.replace(' ', 'T'));
  return (
    <li className="post-card grid-rows-[auto_1fr_auto]">
      <div className="post-head">
        <PlatformBadge platform={post.platform} />
        <time className="ml-auto" dateTime={post.timestamp}>
          {savedOn.format(saved)}
        </time>
        <span className="basis-full wrap-anywhere empty:hidden">{origin(post)}</span>
      </div>
      <div className="grid content-start gap-3">
        <SavedText text={post.text} of={`the post of ${savedOn.format(saved)}`} />
        {!isDraft(post) && <SavedRefine post={post} of={`the post of ${savedOn.format(saved)}`} />}
      </div>
      <div className="post-foot">
        <CopyButton text={post.text} of={`the post of ${savedOn.format(saved)}`} />
        <PreviewButton
          text={post.text}
          platform={post.platform}
          of={`the post of ${savedOn.format(saved)}`}
        />
        <button
          type="button"
          className={`${postAction} ml-auto`}
          disabled={isDraft(post)}
          onClick={() => deletePost(post)}
        >
          <Icon name="trash" />
          Delete
        </button>
      </div>
    </li>
  );
}
