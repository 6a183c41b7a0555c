import { CopyButton } from '#islands/parts/CopyButton.tsx';
import { Icon } from '#islands/parts/Icon.tsx';
import { PlatformBadge } from '#islands/parts/PlatformBadge.tsx';
import { postAction } from '#islands/parts/post-action.ts';
import { heard } from '#islands/parts/sentence.ts';
import { PreviewButton } from '#islands/preview/PreviewButton.tsx';
import { isDraft } from '#lib/library/changes.ts';
import type { SavedPost } from '#shared/contracts/page-pocketbase.ts';
import { dayIn } from '#shared/language/dates.ts';
import { formatNumber, pageLanguage } from '#shared/language/page-language.ts';
import { t } from '#shared/language/t.ts';
import { PostMarks } from './controls/PostMarks.tsx';
import { SelectBox } from './controls/SelectBox.tsx';
import { deletePosts } from './delete-posts.ts';
import { SavedRefine } from './SavedRefine.tsx';
import { SavedText } from './SavedText.tsx';

/** A text may have been changed since, so it is from somebody, and not by them. */
function origin({ writer, ownModel }: SavedPost): string | null {
  if (writer === 'own') return t('From {model}, your own model', { model: ownModel });
  if (writer === 'offline') return t('From the built-in editor');
  return writer === 'model' ? t('From an AI model') : null;
}

interface Props {
  post: SavedPost;
  /** Its place in the list. */
  number: number;
  /** Whether there are enough posts to pin and tag some of them. */
  marked: boolean;
}

export function SavedPostCard({ post, number, marked }: Props) {
  const savedOn = dayIn(pageLanguage, post.timestamp.replace(' ', 'T'), { dateStyle: 'medium' });
  const of = t('saved post {number} of {day}', {
    number: formatNumber(number),
    day: savedOn,
  });
  return (
    <li data-post={post.id} className="post-card min-w-0 grid-rows-[auto_1fr]">
      <div className="post-head">
        {!isDraft(post) && <SelectBox id={post.id} of={of} />}
        <PlatformBadge platform={post.platform} />
        <time className="ml-auto" dateTime={post.timestamp}>
          {savedOn}
        </time>
        <span className="basis-full wrap-anywhere empty:hidden">{origin(post)}</span>
      </div>
      <SavedText text={post.text} of={of} />
      {!isDraft(post) && (
        <PostMarks post={post} of={of} marked={marked}>
          {(actions) => <SavedRefine post={post} of={of} beside={actions} />}
        </PostMarks>
      )}
      <div className="post-foot">
        <CopyButton text={post.text} of={of} />
        <PreviewButton text={post.text} platform={post.platform} of={of} />
        <button
          type="button"
          className={`${postAction} -mr-2 ml-auto`}
          disabled={isDraft(post)}
          onClick={() => deletePosts([post])}
        >
          <Icon name="trash" />
          {heard(t('Delete[ {post}]'), { post: of })}
        </button>
      </div>
    </li>
  );
}
