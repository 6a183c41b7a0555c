import { useStore } from '@nanostores/react';
import { Icon } from '#islands/parts/Icon.tsx';
import { LaterStyles } from '#islands/parts/LaterStyles.tsx';
import { isDraft } from '#lib/library/changes.ts';
import { $posts } from '#lib/library/list.ts';
import { $selection, selectedPosts } from '#lib/library/selection.ts';
import { deletePosts } from '../delete-posts.ts';
import { ExportForm } from './ExportForm.tsx';
import { TagForm } from './TagForm.tsx';

/** Stays in sight, however far one scrolls. */
export default function SelectionBar() {
  const selected = useStore($selection) ?? new Set<string>();
  // One that is on its way to the store has no id yet.
  const shown = useStore($posts).filter((post) => !isDraft(post));
  const posts = selectedPosts(selected);
  const all = posts.length === shown.length;
  const remove = () => {
    $selection.set(null);
    deletePosts(posts);
  };
  return (
    <fieldset className="library-bar">
      <LaterStyles />
      <legend className="sr-only">What to do with the selected posts</legend>
      <div className="flex flex-wrap items-center gap-2">
        <p role="status" className="flex-1 font-semibold">
          {posts.length} selected
        </p>
        <button
          type="button"
          className="btn btn-quiet btn-sm"
          onClick={() => $selection.set(new Set(all ? [] : shown.map(({ id }) => id)))}
        >
          {all ? 'Select none' : 'Select all shown'}
        </button>
        <button
          type="button"
          className="btn btn-secondary btn-sm"
          disabled={posts.length === 0}
          onClick={remove}
        >
          <Icon name="trash" />
          Delete selected
        </button>
      </div>
      <TagForm posts={posts} />
      {posts.length > 0 && <ExportForm wanted={posts} count={posts.length} />}
    </fieldset>
  );
}
