import type { FindPostsBody } from '#shared/contracts/library.ts';
import { rules } from '#shared/rules.ts';
import { order } from '#tests/harness/people.ts';
import type { Resident } from './residents.ts';
import { password } from './rows.ts';
import type { Side } from './sides.ts';

export type Answer = Record<string, unknown>;

/** One call of a page, through the front door. */
async function ask(side: Side, path: string, token?: string, body?: unknown): Promise<Answer> {
  const answer = await fetch(`http://127.0.0.1:${side.api.port}${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      Accept: 'application/json',
      ...(token !== undefined && { Authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
    },
    body: body === undefined ? null : JSON.stringify(body),
  });
  const text = await answer.text();
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}: ${text}`);
  return JSON.parse(text);
}

export const save = (side: Side, { id: userId }: Resident, token: string) =>
  ask(side, '/pb/api/collections/posts/records', token, {
    userId,
    text: 'A post of some length. '.repeat(8),
    platform: 'x',
    tone: 'casual',
  });

const anything: FindPostsBody = {
  ...{ words: '', platform: '', tone: '', tag: '', voice: '', from: '', until: '' },
  ...{ sort: 'newest', after: '', limit: rules.library.pageLength },
};

const find = (side: Side, token: string, asked: Partial<FindPostsBody>) =>
  ask(side, '/pb/api/account/find-posts', token, { ...anything, ...asked });

export const list = (side: Side, _: Resident, token: string) => find(side, token, {});

/** A beginning that most posts have, and a filter. */
export const search = (side: Side, _: Resident, token: string) =>
  find(side, token, { words: 'bal po', platform: 'x' });

export const tags = (side: Side, _: Resident, token: string) =>
  ask(side, '/pb/api/account/tags', token);

export const allowance = (side: Side, _: Resident, token: string) =>
  ask(side, '/pb/api/account/allowance', token);

export const generate = (side: Side, _: Resident, token: string) =>
  ask(side, '/api/generate-openrouter', token, order());

export const logIn = (side: Side, { email }: Resident) =>
  ask(side, '/pb/api/collections/users/auth-with-password', undefined, {
    identity: email,
    password,
  });

export const deleteAccount = (side: Side, token: string, proof: unknown) =>
  ask(side, '/api/account/delete', token, { proof });

export const exportData = (side: Side, token: string) => ask(side, '/pb/api/account/data', token);

/** What differs between any two answers: chance and the clock. */
const chance = /^(id|timestamp|token|proof|key|exported|created|updated|changed|lastActive)$/;

export function withoutChance(answer: unknown): unknown {
  return JSON.parse(
    JSON.stringify(answer, (name, value) => (chance.test(name) ? undefined : value)),
  );
}
