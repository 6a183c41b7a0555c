import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { focusArea } from '#islands/parts/focus-area.ts';
import { Icon } from '#islands/parts/Icon.tsx';
import { postAction } from '#islands/parts/post-action.ts';
import { heard } from '#islands/parts/sentence.ts';
import { pinPost, tagPosts } from '#lib/library/marks.ts';
import { toast } from '#lib/toast.ts';
import type { SavedPost } from '#shared/contracts/page-pocketbase.ts';
import { t } from '#shared/language/t.ts';
import { TagForm } from './TagForm.tsx';

interface Props {
  post: SavedPost;
  of: string;
  /** Whether there are enough posts to pin and tag some of them. */
  marked: boolean;
  /** Gives its actions their place, above what they open. */
  children: (actions: ReactNode) => ReactNode;
}

/** What finds a post again: its pin and its tags. */
export function PostMarks({ post, of, marked, children }: Props) {
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const formId = useId();
  const tags = post.tags ?? [];
  const pinning = useRef(false);
  const pin = async () => {
    // A second click of a double click would take the first one back.
    if (pinning.current) return;
    pinning.current = true;
    const outcome = await pinPost(post, !post.pinned);
    pinning.current = false;
    if (!outcome.ok) toast(outcome.error);
  };
  const untag = async (tag: string) => {
    const outcome = await tagPosts([post], { remove: [tag] });
    if (!outcome.ok) toast(outcome.error);
  };
  const close = () => {
    setOpen(false);
    opener.current?.focus();
  };
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && open) close();
  };
  const actions = marked && (
    <>
      <button type="button" className={postAction} onClick={() => void pin()}>
        {heard(post.pinned ? t('Unpin[ {post}]') : t('Pin[ {post}]'), { post: of })}
      </button>
      <button
        ref={opener}
        type="button"
        className={postAction}
        aria-expanded={open}
        aria-controls={formId}
        onClick={() => (open ? close() : setOpen(true))}
      >
        {heard(t('Tags[ of {post}]'), { post: of })}
      </button>
    </>
  );
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes what one of the buttons in it opened.
    <div className="grid min-w-0 gap-3" onKeyDown={closeOnEscape}>
      {children(actions)}
      {marked && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend that is shown
        <div
          role="group"
          aria-label={t('Tags of {post}', { post: of })}
          tabIndex={-1}
          className="grid min-w-0 gap-3"
          hidden={!open && !post.pinned && tags.length === 0}
          {...focusArea}
        >
          <div className="flex min-w-0 flex-wrap items-center gap-1 empty:hidden">
            {post.pinned && <span className="badge">{t('Pinned')}</span>}
            {tags.map((tag) => (
              <span key={tag} className="badge badge-accent min-w-0 max-w-full">
                <span className="truncate" dir="auto">
                  {tag}
                </span>
                {open && (
                  <button
                    type="button"
                    className="library-untag"
                    aria-label={t('Remove the tag {tag}', { tag })}
                    onClick={() => void untag(tag)}
                  >
                    <Icon name="close" />
                  </button>
                )}
              </span>
            ))}
          </div>
          <div id={formId} hidden={!open}>
            {open && <TagForm posts={[post]} />}
          </div>
        </div>
      )}
    </div>
  );
}
