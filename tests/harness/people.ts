import { randomUUID } from 'node:crypto';
import PocketBase from 'pocketbase';
import type { Source } from '#shared/contracts/page-sources.ts';
import { awaitedLater } from './awaited-later.ts';
import type { RunningPocketbase } from './pocketbase.ts';

export interface Person {
  id: string;
  email: string;
  password: string;
  token: string;
  client: PocketBase;
}

/** One that nobody has yet, also not from a first try of the same test. */
export function newAddress(): string {
  return `${randomUUID()}@example.com`;
}

/**
 * Signs somebody up through the public door, the way the page does. Each costs two password hashes of
 * PocketBase's: share one where a test can.
 */
export async function signUp(
  { url }: { url: string },
  fields: { email?: string; timeZone?: string } = { timeZone: 'UTC' },
): Promise<Person> {
  const client = new PocketBase(url);
  client.autoCancellation(false);
  const password = `correct horse ${randomUUID()}`;
  const identity = { email: newAddress(), password, ...fields };
  const users = client.collection('users');
  await users.create({ ...identity, passwordConfirm: password });
  const { record, token } = await users.authWithPassword(identity.email, password);
  return { id: record.id, email: identity.email, password, token, client };
}

/** The operator at the dashboard: makes things so that no door of the product could make. */
export async function asSuperuser({
  url,
  superuser,
}: Pick<RunningPocketbase, 'url' | 'superuser'>): Promise<PocketBase> {
  const client = new PocketBase(url);
  client.autoCancellation(false);
  await client.collection('_superusers').authWithPassword(superuser.email, superuser.password);
  return client;
}

/** Paid until tomorrow, as far as PocketBase knows. */
export async function givePremium(superuser: PocketBase, { id }: Pick<Person, 'id'>) {
  const currentPeriodEnd = new Date(Date.now() + 86_400_000).toISOString();
  const row = { userId: id, status: 'active', currentPeriodEnd };
  await superuser.collection('subscriptions').create(row);
}

export async function endPremium(superuser: PocketBase, { id }: Pick<Person, 'id'>) {
  const rows = superuser.collection('subscriptions');
  const [row] = await rows.getFullList({ filter: `userId = "${id}"` });
  await rows.delete(row?.id ?? '');
}

export interface Order {
  topic: string;
  details?: string;
  source?: Source;
  language?: string;
  voice?: string;
  tone: string;
  platform: string;
  also?: string[];
  temperature?: number;
  maxPosts?: number;
  postLength?: string;
}

/** Facts for the one post of the offline editor, which pads none. */
export const facts =
  'I picked 11 pounds from four pots last summer. My neighbors thought I was joking. The first plants died in week two. Cherry tomatoes were the easiest. Slugs took the lettuce. We ate the last salad in November. This year I have six pots.';

export function order(changes: Partial<Order> = {}): Order {
  const topic = 'Growing tomatoes on a balcony';
  return { topic, details: facts, tone: 'casual', platform: 'x', ...changes };
}

export interface AskOptions {
  key?: string;
  accept?: string;
  route?: '/api/generate-openrouter' | '/api/generate';
  signal?: AbortSignal;
  /** Only what an earlier generation of the same key lacks, on its first platform or on this one. */
  rest?: boolean | string;
  /** As the page's language is told. */
  language?: string;
}

/** One generation asked of the API, with a key of its own unless one is given. */
export function ask(
  apiUrl: string,
  token: string | undefined,
  body: unknown,
  {
    key = randomUUID(),
    accept = 'application/json',
    route,
    signal,
    rest,
    language,
  }: AskOptions = {},
): Promise<Response> {
  const answered = fetch(`${apiUrl}${route ?? '/api/generate-openrouter'}`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Accept: accept,
      'Idempotency-Key': key,
      ...(language !== undefined && { 'Accept-Language': language }),
      ...(rest && { 'Postquill-Rest': rest === true ? '1' : rest }),
      ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
    signal,
  });
  return awaitedLater(answered);
}
