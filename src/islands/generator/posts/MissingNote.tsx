import type { Missing } from '#lib/generate/kept-posts.ts';
import { message, onePost, postsIncomplete } from '#shared/rules.ts';
import { writeRest } from '../run.ts';

/** How many posts came, why no more, and where it is possible the way to the others. */
export function MissingNote({ missing }: { missing: Missing }) {
  const { posts, ordered, doubted, asked, offline, shortened } = missing;
  if (offline) return <p className="hint order-last w-full">{onePost(shortened)}</p>;
  return (
    <div className="order-last flex w-full flex-wrap items-center gap-x-3 gap-y-2">
      <p className="hint min-w-48 flex-1">
        <strong>Incomplete.</strong> {postsIncomplete(posts, ordered)}
        {doubted && ` ${message('draftsDoubted')}`}
        {asked && ' You may ask for the others once, at no cost.'}
      </p>
      {asked && (
        <button type="button" className="btn btn-secondary btn-sm" onClick={() => void writeRest()}>
          Write the missing ones
        </button>
      )}
    </div>
  );
}
