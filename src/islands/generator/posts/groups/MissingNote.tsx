import { useStore } from '@nanostores/react';
import { heard } from '#islands/parts/sentence.ts';
import type { Missing } from '#lib/generate/kept-set.ts';
import { t } from '#shared/language/t.ts';
import { message, onePost, postsIncomplete, rules } from '#shared/rules.ts';
import { writeRest } from '../../run.ts';
import { $run } from '../../run-state.ts';

/** How many posts came for a platform, why no more, and where it is possible the way to the others. */
export function MissingNote({ missing }: { missing: Missing }) {
  const { platform, posts, ordered, doubted, rest, offline, shortened, problem, cutShort } =
    missing;
  const { busy } = useStore($run);
  if (offline && posts > 0) return <p className="hint">{onePost(shortened)}</p>;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <p className="hint min-w-48 flex-1">
        {posts > 0 ? (
          <>
            <strong>{t('Incomplete.')}</strong> {postsIncomplete(posts, ordered)}
          </>
        ) : (
          (problem && message(problem)) ||
          (cutShort && t('Writing was interrupted before this platform had a post.')) ||
          t('No posts were written for this platform.')
        )}
        {doubted && ` ${message('draftsDoubted')}`}
        {rest &&
          ` ${posts > 0 ? t('You may ask for the others once, at no cost.') : t('You may ask for them once more, at no cost.')}`}
      </p>
      {rest && (
        <button
          type="button"
          className="btn btn-secondary btn-sm"
          aria-disabled={busy}
          onClick={() => void writeRest(platform)}
        >
          {heard(t('Write the missing ones[ for {platform}]'), {
            platform: rules.platforms[platform].name,
          })}
        </button>
      )}
    </div>
  );
}
