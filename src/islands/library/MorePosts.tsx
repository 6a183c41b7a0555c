import { useState } from 'react';
import { loadMorePosts } from '#lib/library/list.ts';
import { toast } from '#lib/toast.ts';

/** Whoever asked goes on with the first of the new posts, and not behind the last. */
export function MorePosts({ onShown }: { onShown: () => void }) {
  const [busy, setBusy] = useState(false);
  const load = async () => {
    setBusy(true);
    const outcome = await loadMorePosts();
    setBusy(false);
    if (outcome.ok) onShown();
    else toast(outcome.error);
  };
  return (
    <button
      type="button"
      className="btn btn-secondary justify-self-center"
      aria-busy={busy}
      aria-disabled={busy}
      onClick={() => busy || void load()}
    >
      Show more
    </button>
  );
}
