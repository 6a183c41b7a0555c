import { type Outcome, type Refusal, refused, succeeded } from '#lib/outcome.ts';
import { pocketbase } from '#lib/pocketbase.ts';
import { readFailure } from '#lib/pocketbase-error.ts';
import { sessionAlive } from '#lib/session/check.ts';
import { tellTabs } from '#lib/session/tabs.ts';
import type {
  KeepVersionRequest,
  PostVersion,
  SavedPost,
  Version,
  VersionsAnswer,
  VersionsRequest,
} from '#shared/contracts/page-pocketbase.ts';
import { $posts, loadPosts } from './list.ts';

async function send<Body>(route: string, body: object): Promise<Body> {
  const client = await pocketbase();
  const call = { method: 'POST', body, requestKey: null };
  return client.send<Body>(`/api/account/${route}`, call);
}

async function whyNot(error: unknown): Promise<Refusal> {
  const { code } = readFailure(error);
  if (code === 'postGone' || code === 'postChanged') return refused(code);
  return refused((await sessionAlive()) ? 'versionFailed' : 'sessionExpired');
}

/** What a saved post said, the oldest first; none where it was never changed. */
export async function readVersions({ id: post }: Pick<SavedPost, 'id'>): Promise<PostVersion[]> {
  try {
    const asked: VersionsRequest = { post };
    return (await send<VersionsAnswer>('versions', asked)).versions;
  } catch {
    // Nothing hangs on them: the post can be refined without.
    return [];
  }
}

/** The saved post says this from now on, instead of what was seen, unless it was changed or deleted elsewhere. */
export async function keepVersion(
  { id: post }: Pick<SavedPost, 'id'>,
  { text, cause }: Version,
  before: string,
): Promise<Outcome> {
  try {
    await send('keep-version', { post, text, cause, before } satisfies KeepVersionRequest);
  } catch (error) {
    const refusal = await whyNot(error);
    // The list as it is now; what is proposed stays where it is.
    if (refusal.code === 'postChanged') void loadPosts();
    return refusal;
  }
  $posts.set($posts.get().map((one) => (one.id === post ? { ...one, text } : one)));
  tellTabs({ kind: 'library' });
  return succeeded(undefined);
}
