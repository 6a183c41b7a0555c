import { useLayoutEffect, useRef } from 'react';
import { undoRemoval } from '#lib/library/removals.ts';
import type { SavedPost } from '#shared/contracts/page-pocketbase.ts';

/** Takes the place and the focus of the button that was pressed, for as long as it can be undone. */
export function Removed({ posts }: { posts: readonly SavedPost[] }) {
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => button.current?.focus(), []);
  const [first] = posts;
  return (
    <p
      className="flex min-w-0 items-center gap-3 rounded-card border border-line px-4 py-2"
      role="status"
    >
      <span className="min-w-0 flex-1 truncate">
        Deleted: {posts.length === 1 ? first?.text : `${posts.length} posts`}
      </span>
      <button
        ref={button}
        type="button"
        className="btn btn-secondary btn-sm"
        onClick={() => undoRemoval(first?.id)}
      >
        Undo
      </button>
    </p>
  );
}
