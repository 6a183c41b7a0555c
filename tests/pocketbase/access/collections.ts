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

/** Belongs to nobody, or is PocketBase's own short-lived secret. */
export const notOwned = new Set([
  'users',
  'stripe_events',
  'quota_tombstones',
  'site_starts',
  'ended_sessions',
  'services',
  '_superusers',
]);

/** A row of each collection that is this person's, or, where rows belong to nobody, just a row. */
export function rowsOf(person: { id: string }, usersCollectionId: string) {
  const serial = Math.random().toString(36).slice(2);
  const reference = { collectionRef: usersCollectionId, recordRef: person.id };
  const password = { password: 'long enough', passwordConfirm: 'long enough' };
  return {
    users: { email: `${serial}@example.com`, ...password },
    posts: { userId: person.id, text: 'Hello', platform: 'x', tone: 'casual' },
    voices: { userId: person.id, name: 'Mine', samples: ['One.', 'Two.', 'Three.'] },
    generations: {
      userId: person.id,
      plan: 'free',
      period: '2026-01',
      state: 'done',
      key: serial,
      bodyHash: 'hash',
      result: 'a secret result',
    },
    subscriptions: { userId: person.id, status: 'canceled', sessionId: 'cs_secret' },
    stripe_customers: { userId: person.id, customerId: serial },
    stripe_events: { eventId: serial, type: 'invoice.paid', state: 'received' },
    own_models: {
      userId: person.id,
      address: 'https://models.example/v1',
      model: 'a/model',
      sealedKey: 'a sealed key',
      keyEnding: 'wxyz',
      inUse: true,
      saved: '2026-01-01 00:00:00.000Z',
    },
    generation_returns: { userId: person.id, day: '2026-01-01', returned: 1 },
    site_starts: { day: '2026-01-01', starts: 1 },
    quota_tombstones: { emailHash: serial, period: '2026-01', used: 1 },
    ended_sessions: { session: serial, until: '2030-01-01 00:00:00.000Z' },
    services: { email: `${serial}@example.com`, ...password },
    _superusers: { email: `${serial}@example.com`, ...password },
    _mfas: { ...reference, method: 'password' },
    _otps: { ...reference, ...password },
    _externalAuths: { ...reference, provider: 'google', providerId: serial },
    _authOrigins: { ...reference, fingerprint: serial },
  };
}

export type CollectionName = keyof ReturnType<typeof rowsOf>;
