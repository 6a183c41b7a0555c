import { useLayoutEffect, useRef } from 'react';
import { LaterStyles } from '#islands/parts/LaterStyles.tsx';
import { sentence } from '#islands/parts/sentence.ts';
import { undoRemoval } from '#lib/library/removals.ts';
import type { SavedPost } from '#shared/contracts/page-pocketbase.ts';
import { t, tCount } from '#shared/language/t.ts';

interface Props {
  posts: readonly SavedPost[];
  onUndone: (id: string | undefined) => void;
}

/** Takes the place and the focus of the button that was pressed, for as long as it can be undone. */
export function Removed({ posts, onUndone }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => button.current?.focus({ preventScroll: true }), []);
  const [first] = posts;
  return (
    <p className="library-removed" role="status">
      <LaterStyles />
      <span className="flex min-w-0 flex-1 gap-1">
        {posts.length === 1
          ? sentence(t('Deleted: {text}'), {
              // Its end is cut off, on whichever side that is.
              text: (
                <bdi dir="auto" className="truncate">
                  {first?.text}
                </bdi>
              ),
            })
          : tCount(posts.length, 'Deleted: {count} post', 'Deleted: {count} posts')}
      </span>
      <button
        ref={button}
        type="button"
        className="btn btn-secondary btn-sm"
        onClick={() => {
          undoRemoval(first?.id);
          onUndone(first?.id);
        }}
      >
        {t('Undo')}
      </button>
    </p>
  );
}
