import { useState } from 'react';
import { loadMorePosts } from '#lib/library/list.ts';
import { toast } from '#lib/toast.ts';

export function MorePosts() {
  const [busy, setBusy] = useState(false);
  const load = async () => {
    setBusy(true);
    const outcome = await loadMorePosts();
    setBusy(false);
    if (!outcome.ok) toast(outcome.error);
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
