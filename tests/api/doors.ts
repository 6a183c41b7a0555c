import { randomUUID } from 'node:crypto';
import { type CollectionName, collections, rowOf } from '#tests/pocketbase/access/collections.ts';

/** One open address, with a body that it would take. */
export interface Door {
  method: string;
  path: string;
  /** Who answers: the app, PocketBase through the front door, or the pages in memory. */
  by: 'app' | 'pocketbase' | 'site';
  /** Asks for no user: health, what pages may know, and Stripe, which signs what it sends. */
  guests?: true;
  fields?: Record<string, unknown>;
  /** As another kind of body too: a form, a signed event. */
  form?: boolean;
  signed?: boolean;
  /** An answer that never ends. */
  live?: boolean;
  /** Each try costs a hashed password, so it is met more seldom. */
  slow?: boolean;
  /** Ends the session it is called with, so somebody expendable calls it. */
  endsSession?: boolean;
}

interface Owner {
  id: string;
  email: string;
  /** The id of a row of theirs, by collection. */
  rows: Partial<Record<CollectionName, string>>;
}

/** Whose doors are tried: one's own records and another person's. */
export interface Cast {
  own: Owner;
  other: Owner;
}

const order = { topic: 'Tomatoes on a balcony', tone: 'casual', platform: 'x' };

function appDoors({ own, other }: Cast): Door[] {
  const post = (path: string, fields: Record<string, unknown>): Door => {
    return { method: 'POST', path, by: 'app', fields };
  };
  const full = {
    ...order,
    voice: own.rows.voices,
    temperature: 0.7,
    maxPosts: 5,
    postLength: 'short and concise',
  };
  const event = {
    id: `evt_${randomUUID()}`,
    object: 'event',
    type: 'customer.subscription.updated',
    created: 1_800_000_000,
    data: { object: { id: 'sub_1', object: 'subscription', customer: 'cus_1', charge: 'ch_1' } },
  };
  return [
    { method: 'GET', path: '/healthz', by: 'app', guests: true },
    { method: 'GET', path: '/readyz', by: 'app', guests: true },
    { method: 'GET', path: '/api/config', by: 'app', guests: true },
    post('/api/generate-openrouter', full),
    post('/api/generate', order),
    post('/api/mend', { text: 'Tea is a game-changer.', tone: 'casual', platform: 'x' }),
    post('/api/refine', {
      text: 'Tea is a game-changer.',
      tone: 'casual',
      platform: 'x',
      action: 'shorter',
      post: own.rows.posts,
    }),
    post('/api/account/delete', { proof: 'a.b.c' }),
    { method: 'GET', path: '/api/own-model', by: 'app' },
    post('/api/own-model', { address: 'https://10.0.0.1/v1', model: 'a/model', key: 'sk-1234' }),
    post('/api/own-model/use', { inUse: true }),
    post('/api/own-model/remove', {}),
    post('/api/source', { address: 'https://10.0.0.1/' }),
    post('/api/mastodon-server', { server: '10.0.0.1' }),
    post('/api/checkout', { userId: own.id, is_resubscription: false, interval: 'month' }),
    post('/api/checkout/complete', { userId: own.id, session_id: 'cs_test_1' }),
    post('/api/customer-portal', { userId: other.id }),
    post('/api/cancel-subscription', { userId: own.id }),
    { ...post('/api/stripe/webhook', event), guests: true },
    { ...post('/api/stripe/webhook', event), guests: true, signed: true },
  ];
}

const records = '/pb/api/collections';

/** What people reach their own rows of; PocketBase's own collections are closed from outside. */
export const ownedNames = (Object.keys(collections) as CollectionName[]).filter(
  (name) => name !== 'users' && !name.startsWith('_') && 'list' in collections[name].rights,
);

function recordDoors({ own, other }: Cast): Door[] {
  const newUser = {
    email: 'somebody@example.com',
    password: 'a fine secret',
    passwordConfirm: 'a fine secret',
    name: 'Somebody',
    timeZone: 'Europe/Berlin',
    emailVisibility: false,
  };
  const change = { name: 'Somebody else', timeZone: 'Asia/Tokyo', avatar: null };
  const at = (method: string, path: string, fields?: Record<string, unknown>): Door => {
    const door = { method, path: `${records}/${path}`, by: 'pocketbase' as const };
    return fields === undefined ? door : { ...door, fields, form: true };
  };
  return [
    { ...at('POST', 'users/records', newUser), slow: true },
    at('PATCH', `users/records/${own.id}`, change),
    at('PATCH', `users/records/${other.id}`, change),
    at('DELETE', `users/records/${other.id}`),
    at('GET', `users/records/${other.id}`),
    at('GET', 'users/records'),
    ...ownedNames.flatMap((name) => {
      const row = rowOf(name, own, 'users');
      const [mine, theirs] = [own, other].map(({ rows }) => `${name}/records/${rows[name]}`);
      // What nobody may write is closed to one kind of request as to the other.
      const changes = 'open' in collections[name] ? [mine, theirs] : [];
      return [
        at('POST', `${name}/records`, row),
        ...changes.map((path) => at('PATCH', `${path}`, row)),
        at('DELETE', `${theirs}`),
        at('GET', `${mine}`),
        at('GET', `${theirs}`),
        at('GET', `${name}/records`),
      ];
    }),
  ];
}

const importedPost = {
  ...{ text: 'Tea', platform: 'x', tone: 'casual', tags: ['launch'], pinned: false },
  ...{ saved: '2026-01-01T00:00:00.000Z', changed: '', generation: '' },
  versions: [{ text: 'Tea', cause: 'written', made: '2026-01-01T00:00:00.000Z' }],
};

function libraryBodies(post: string | undefined): Record<string, Record<string, unknown>> {
  const ids = [post];
  return {
    'find-posts': {
      ...{ words: 'tea', platform: 'x', tone: 'casual', tag: 'launch', voice: '', from: '' },
      ...{ until: '', sort: 'newest', after: '', limit: 5 },
    },
    'pin-posts': { ids, pinned: true },
    'tag-posts': { ids, add: ['launch'], remove: ['idea'] },
    'delete-posts': { ids },
    'posts-in-full': { ids },
    'import-posts': { posts: [importedPost] },
  };
}

function historyBodies(generation: string | undefined): Record<string, Record<string, unknown>> {
  return {
    'find-history': { words: 'tea', platform: 'x', after: '', limit: 5 },
    'forget-history': { ids: [generation] },
    'forget-all-history': {},
    'keep-history': { keep: 'month' },
  };
}

function accountDoors({ own, other }: Cast): Door[] {
  const email = own.email;
  const fieldsOf: Record<string, Record<string, unknown>> = {
    'auth-with-password': { identity: other.email, password: 'a guess' },
    'auth-with-oauth2': {
      provider: 'google',
      code: 'a code',
      codeVerifier: 'a verifier',
      redirectURL: 'http://localhost/auth/google',
      createData: { timeZone: 'UTC' },
    },
    'auth-refresh': {},
    'request-verification': { email },
    'confirm-verification': { token: 'a.b.c' },
    'request-password-reset': { email },
    'confirm-password-reset': { token: 'a.b.c', password: 'another', passwordConfirm: 'another' },
    'request-email-change': { newEmail: 'new@example.com' },
    'confirm-email-change': { token: 'a.b.c', password: 'a fine secret' },
  };
  const pocketbase = { by: 'pocketbase' } as const;
  return [
    { method: 'GET', path: `${records}/users/auth-methods`, ...pocketbase },
    ...Object.entries(fieldsOf).map(([name, fields]): Door => {
      const path = `${records}/users/${name}`;
      return { method: 'POST', path, fields, form: true, ...pocketbase };
    }),
    { method: 'GET', path: '/pb/api/account/allowance', ...pocketbase },
    { method: 'GET', path: '/pb/api/account/data', ...pocketbase },
    {
      method: 'POST',
      path: '/pb/api/account/refinements-left',
      fields: { generation: 'a key', post: own.rows.posts, fairUsePerDay: 1 },
      form: true,
      ...pocketbase,
    },
    {
      method: 'POST',
      path: '/pb/api/account/versions',
      fields: { post: own.rows.posts },
      form: true,
      ...pocketbase,
    },
    {
      method: 'POST',
      path: '/pb/api/account/keep-version',
      fields: { post: own.rows.posts, text: 'Tea', cause: 'edited', before: 'Hello' },
      form: true,
      ...pocketbase,
    },
    { method: 'GET', path: '/pb/api/account/tags', ...pocketbase },
    ...Object.entries({
      ...libraryBodies(other.rows.posts),
      ...historyBodies(other.rows.generations),
    }).map(([name, fields]): Door => {
      return { method: 'POST', path: `/pb/api/account/${name}`, fields, ...pocketbase };
    }),
    { method: 'POST', path: '/pb/api/account/logout', endsSession: true, ...pocketbase },
    { method: 'POST', path: '/pb/api/account/logout-everywhere', endsSession: true, ...pocketbase },
    { method: 'GET', path: `/pb/api/files/users/${other.id}/photo_0123456789.png`, ...pocketbase },
    { method: 'GET', path: '/pb/api/health', ...pocketbase },
    { method: 'GET', path: '/pb/api/realtime', live: true, ...pocketbase },
    {
      method: 'POST',
      path: '/pb/api/realtime',
      fields: { clientId: 'nobody', subscriptions: ['generations/*'] },
      form: true,
      ...pocketbase,
    },
  ];
}

const siteDoors: Door[] = ['/', '/blog', '/account', '/robots.txt', '/nothing-here'].map((path) => {
  return { method: 'GET', path, by: 'site' };
});

/** Every address that the outside can reach. */
export function doors(cast: Cast): Door[] {
  return [...appDoors(cast), ...recordDoors(cast), ...accountDoors(cast), ...siteDoors];
}
