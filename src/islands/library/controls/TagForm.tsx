import { useStore } from '@nanostores/react';
import { type SyntheticEvent, useEffect, useId, useRef, useState } from 'react';
import { $tags, loadTags, tagPosts } from '#lib/library/marks.ts';
import { toast } from '#lib/toast.ts';
import type { SavedPost } from '#shared/contracts/page-pocketbase.ts';
import { t, tCount } from '#shared/language/t.ts';
import { rules } from '#shared/rules.ts';

const offered = 50;

const fullWords = (full: number) =>
  tCount(
    full,
    '{count} post was left as it is: no post has more than {max} tags.',
    '{count} posts were left as they are: no post has more than {max} tags.',
    { max: rules.library.tags.max },
  );

/** One tag after the other, completed from those that are in use. */
export function TagForm({ posts }: { posts: readonly SavedPost[] }) {
  const used = useStore($tags);
  const [busy, setBusy] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const fieldId = useId();
  const listId = useId();
  useEffect(() => void loadTags(), []);
  // Whoever opens it types a tag, whose letters are shortcuts elsewhere.
  useEffect(() => field.current?.focus(), []);
  const add = async (event: SyntheticEvent) => {
    event.preventDefault();
    const input = field.current;
    const tag = input?.value.trim().toWellFormed() ?? '';
    if (!input || tag === '' || busy) return;
    // At once, since the next one may be typed before the server has answered.
    input.value = '';
    setBusy(true);
    const outcome = await tagPosts(posts, { add: [tag] });
    setBusy(false);
    if (outcome.ok && outcome.value === 0) return;
    toast(outcome.ok ? fullWords(outcome.value) : outcome.error);
    if (input.value === '') input.value = tag;
  };
  return (
    <form className="field-row" onSubmit={(event) => void add(event)}>
      <div>
        <label htmlFor={fieldId} className="sr-only">
          {t('New tag')}
        </label>
        <input
          ref={field}
          id={fieldId}
          className="field"
          list={listId}
          placeholder={t('New tag')}
          autoComplete="off"
          maxLength={rules.library.tags.maxLength}
          dir="auto"
        />
        <datalist id={listId}>
          {used.slice(0, offered).map(({ tag }) => (
            <option key={tag} value={tag} />
          ))}
        </datalist>
      </div>
      <button
        type="submit"
        className="btn btn-secondary"
        aria-busy={busy}
        aria-disabled={busy || posts.length === 0}
      >
        {t('Add tag')}
      </button>
    </form>
  );
}
