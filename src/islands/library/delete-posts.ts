import { removeSoon } from '#lib/library/removals.ts';
import { loginAgain } from '#lib/session/session.ts';
import { toast, toastMessage } from '#lib/toast.ts';
import type { SavedPost } from '#shared/contracts/page-pocketbase.ts';

export function deletePosts(posts: readonly SavedPost[]): void {
  removeSoon(posts, (outcome) => {
    if (outcome.ok) {
      toastMessage(posts.length === 1 ? 'deleted' : 'deletedMany');
      return;
    }
    toast(outcome.error);
    if (outcome.code === 'sessionExpired') loginAgain(() => deletePosts(posts));
  });
}
