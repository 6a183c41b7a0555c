import type { FoundPosts } from '#shared/contracts/library.ts';
import type {
  ImportedPost,
  ImportPostsAnswer,
  PostsInFull,
} from '#shared/contracts/moving-posts.ts';
import { rules } from '#shared/rules.ts';
import type { Person } from '#tests/harness/people.ts';
import type { RunningPocketbase } from '#tests/harness/pocketbase.ts';
import { call, expectOk } from '../calls.ts';

let serial = 0;

/** One of a file's posts, with a text of its own. */
export function post(more: Partial<ImportedPost> = {}): ImportedPost {
  serial += 1;
  return {
    ...{ text: `Imported ${serial}`, platform: 'x', tone: 'casual', tags: [], pinned: false },
    ...{ saved: '', changed: '', generation: '', versions: [] },
    ...more,
  };
}

export function sendPosts(pb: RunningPocketbase, { token }: { token?: string }, posts: unknown) {
  const path = '/api/account/import-posts';
  return call<ImportPostsAnswer>(pb, 'POST', path, { token, body: { posts } });
}

const all = {
  ...{ words: '', platform: '', tone: '', tag: '', voice: '', from: '', until: '' },
  ...{ sort: 'newest', after: '', limit: rules.library.longestPage },
};

export async function findPosts(pb: RunningPocketbase, { token }: Person, asked: object = {}) {
  const path = '/api/account/find-posts';
  const body = { ...all, ...asked };
  return (await expectOk(call<FoundPosts>(pb, 'POST', path, { token, body }))).posts;
}

export async function postsInFull(pb: RunningPocketbase, { token }: Person, ids: string[]) {
  const path = '/api/account/posts-in-full';
  return (await expectOk(call<PostsInFull>(pb, 'POST', path, { token, body: { ids } }))).posts;
}
