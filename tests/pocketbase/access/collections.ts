import type { RunningPocketbase } from '#tests/harness/pocketbase.ts';
import { call, expectOk } from '../calls.ts';
import type { Operator } from '../operator.ts';

export interface CollectionField {
  name: string;
  type: string;
  hidden: boolean;
  values?: string[];
}

export interface CollectionSchema {
  name: string;
  type: string;
  fields: CollectionField[];
}

/** What is really there, PocketBase's own collections included: a new one cannot slip past a table. */
export async function allCollections(
  pb: RunningPocketbase,
  operator: Operator,
): Promise<CollectionSchema[]> {
  const asked = call<{ items: CollectionSchema[] }>(pb, 'GET', '/api/collections?perPage=200', {
    token: operator.token,
  });
  return (await expectOk(asked)).items;
}

export const roles = ['guest', 'stranger', 'departed', 'owner', 'service'] as const;
export type Role = (typeof roles)[number];
export const verbs = ['list', 'view', 'create', 'update', 'delete', 'hearAll', 'hearOne'] as const;
export type Verb = (typeof verbs)[number];
type Rights = Partial<Record<Verb, readonly Role[]>>;

type Row = Record<string, unknown>;

interface Kept {
  /** Who may do what. A verb that is not named is nobody's. */
  rights: Rights;
  /** The only fields anybody but the server may decide, and on which request. */
  open?: { create?: string[]; update?: string[] };
  /** A row that is this person's, or, where rows belong to nobody, just a row. */
  row(person: { id: string }, about: { serial: string; users: string }): Row;
  /** Belongs to nobody, or is PocketBase's own short-lived secret. */
  notOwned?: true;
}

const own = ['owner'] as const;
const read: Rights = { list: own, view: own };
const password = { password: 'long enough', passwordConfirm: 'long enough' };
const account: Kept['row'] = (_, { serial }) => ({ email: `${serial}@example.com`, ...password });
const referring =
  (more: (serial: string) => Row): Kept['row'] =>
  ({ id }, { serial, users }) => ({ collectionRef: users, recordRef: id, ...more(serial) });

/** Every collection there is. */
export const collections = {
  users: {
    rights: { view: own, create: ['guest', 'stranger', 'owner', 'service'], update: own },
    open: { create: ['email', 'password', 'name', 'timeZone'], update: ['name', 'timeZone'] },
    row: account,
    notOwned: true,
  },
  posts: {
    rights: { ...read, create: own, delete: own },
    open: { create: ['userId', 'text', 'platform', 'tone'] },
    row: ({ id }) => ({ userId: id, text: 'Hello', platform: 'x', tone: 'casual' }),
  },
  post_versions: {
    rights: {},
    row: ({ id }) => ({
      userId: id,
      text: 'Hello',
      cause: 'written',
      made: '2026-01-01 00:00:00.000Z',
    }),
  },
  voices: {
    rights: { ...read, create: own, update: own, delete: own },
    open: {
      create: ['userId', 'name', 'samples', 'never', 'always', 'isDefault'],
      update: ['name', 'samples', 'never', 'always', 'isDefault'],
    },
    row: ({ id }) => ({ userId: id, name: 'Mine', samples: ['One.', 'Two.', 'Three.'] }),
  },
  generations: {
    rights: { ...read, hearAll: own },
    row: ({ id }, { serial }) => ({
      userId: id,
      plan: 'free',
      period: '2026-01',
      state: 'done',
      key: serial,
      bodyHash: 'hash',
      result: 'a secret result',
    }),
  },
  subscriptions: {
    rights: { ...read, hearAll: own },
    row: ({ id }) => ({ userId: id, status: 'canceled', sessionId: 'cs_secret' }),
  },
  stripe_customers: {
    rights: {},
    row: ({ id }, { serial }) => ({ userId: id, customerId: serial }),
  },
  stripe_events: {
    rights: {},
    row: (_, { serial }) => ({ eventId: serial, type: 'invoice.paid', state: 'received' }),
    notOwned: true,
  },
  own_models: {
    rights: {},
    row: ({ id }) => ({
      userId: id,
      address: 'https://models.example/v1',
      model: 'a/model',
      sealedKey: 'a sealed key',
      keyEnding: 'wxyz',
      inUse: true,
      saved: '2026-01-01 00:00:00.000Z',
    }),
  },
  generation_returns: {
    rights: {},
    row: ({ id }) => ({ userId: id, day: '2026-01-01', returned: 1 }),
  },
  site_starts: {
    rights: {},
    row: () => ({ day: '2026-01-01', starts: 1 }),
    notOwned: true,
  },
  quota_tombstones: {
    rights: {},
    row: (_, { serial }) => ({ emailHash: serial, period: '2026-01', used: 1 }),
    notOwned: true,
  },
  ended_sessions: {
    rights: {},
    row: (_, { serial }) => ({ session: serial, until: '2030-01-01 00:00:00.000Z' }),
    notOwned: true,
  },
  believed_clock: {
    rights: {},
    row: () => ({ believed: '2026-01-01 00:00:00.000Z', seen: '2026-01-01 00:00:00.000Z' }),
    notOwned: true,
  },
  services: { rights: {}, row: account, notOwned: true },
  _superusers: { rights: {}, row: account, notOwned: true },
  _mfas: { rights: read, row: referring(() => ({ method: 'password' })) },
  _otps: { rights: read, row: referring(() => password) },
  _externalAuths: {
    rights: { ...read, delete: own },
    row: referring((serial) => ({ provider: 'google', providerId: serial })),
  },
  _authOrigins: {
    rights: { ...read, delete: own },
    row: referring((serial) => ({ fingerprint: serial })),
  },
} as const satisfies Record<string, Kept>;

export type CollectionName = keyof typeof collections;

/** The same, for names that only the real schema knows. */
export const kept: Partial<Record<string, Kept>> = Object.fromEntries(Object.entries(collections));

export function rowOf(name: string, person: { id: string }, users: string): Row {
  const serial = Math.random().toString(36).slice(2);
  // One that the table does not know yet should at least belong to somebody.
  return kept[name]?.row(person, { serial, users }) ?? { userId: person.id };
}
