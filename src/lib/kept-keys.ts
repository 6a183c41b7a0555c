/** Read without PocketBase's SDK, so that visitors need not load it, and written by session/stored.ts alone. */
export const storageKey = 'pocketbase_auth';

/** The generated posts of whoever is logged in; generate/kept-posts.ts reads and writes them. */
export const keptPostsKey = 'postquill_posts';

/** What stands on forms; drafts/drafts.ts reads and writes it. */
export const draftsKey = 'postquill_drafts';

/** New texts that wait to be taken; islands/parts/refine reads and writes them. */
export const openRefinementsKey = 'postquill_refinements';

/** How high a draft's fields and the main page's parts were, so that they have that room before they come; generator/tools writes it. */
export const roomKey = 'postquill_room';

/** There while the account has Premium, so that what only that has gets its place before the server is asked. */
export const premiumKey = 'postquill_premium';

/** The server whose limit counts; lib/mastodon reads and writes it. */
export const mastodonKey = 'postquill_mastodon';

/** Stays after a logout: somebody in this browser has an account. */
export const knownKey = 'postquill_known';

/** A logout forgets them. */
export const keptForAccount = [
  storageKey,
  keptPostsKey,
  draftsKey,
  roomKey,
  openRefinementsKey,
  premiumKey,
  mastodonKey,
];
