import { useStore } from '@nanostores/react';
import { type KeyboardEvent, useId, useState } from 'react';
import { focusArea } from '#islands/parts/focus-area.ts';
import { LaterStyles } from '#islands/parts/LaterStyles.tsx';
import { heard } from '#islands/parts/sentence.ts';
import { isDraft } from '#lib/library/changes.ts';
import { $posts } from '#lib/library/list.ts';
import { $selection, selectedPosts } from '#lib/library/selection.ts';
import { t, tCount } from '#shared/language/t.ts';
import { deletePosts } from '../delete-posts.ts';
import { ExportForm } from './ExportForm.tsx';
import { TagForm } from './TagForm.tsx';

type Panel = 'tag' | 'export';

/** Stays in sight, however far one scrolls, and opens only what is asked for: much of a phone would be covered. */
export default function SelectionBar() {
  const selected = useStore($selection) ?? new Set<string>();
  // One that is on its way to the store has no id yet.
  const shown = useStore($posts).filter((post) => !isDraft(post));
  const posts = selectedPosts(selected);
  const [open, setOpen] = useState<Panel | null>(null);
  const panelId = useId();
  // Whatever is to be done, it is done to something.
  const panel = posts.length > 0 ? open : null;
  const all = posts.length === shown.length;
  const remove = () => {
    $selection.set(null);
    deletePosts(posts);
  };
  const closeOnEscape = (event: KeyboardEvent<HTMLElement>) => {
    // Of an export it would be the end.
    if (event.key !== 'Escape' || panel !== 'tag') return;
    event.currentTarget.querySelector<HTMLElement>('[aria-expanded=true]')?.focus();
    setOpen(null);
  };
  const opener = (which: Panel, words: string) => (
    <button
      type="button"
      className="btn btn-secondary btn-sm"
      aria-expanded={panel === which}
      aria-controls={panelId}
      disabled={posts.length === 0}
      onClick={() => setOpen(open === which ? null : which)}
    >
      {heard(words)}
    </button>
  );
  return (
    <fieldset className="library-bar" onKeyDown={closeOnEscape}>
      <LaterStyles />
      <legend className="sr-only">{t('What to do with the selected posts')}</legend>
      <div className="flex flex-wrap items-center gap-2" {...focusArea}>
        <p role="status" className="flex-1 font-semibold">
          {tCount(posts.length, '{count} selected', '{count} selected')}
        </p>
        <button
          type="button"
          className="btn btn-quiet btn-sm"
          onClick={() => $selection.set(new Set(all ? [] : shown.map(({ id }) => id)))}
        >
          {all ? t('Select none') : t('Select all shown')}
        </button>
        <div className="flex gap-2">
          {opener('tag', t('Tag[ selected]'))}
          {opener('export', t('Export[ selected]'))}
          <button
            type="button"
            className="btn btn-secondary btn-sm"
            disabled={posts.length === 0}
            onClick={remove}
          >
            {heard(t('Delete[ selected]'))}
          </button>
        </div>
      </div>
      <div id={panelId} hidden={!panel}>
        {panel === 'tag' && <TagForm posts={posts} />}
        {panel === 'export' && <ExportForm wanted={posts} count={posts.length} />}
      </div>
    </fieldset>
  );
}
