import { afterAll, beforeAll, expect, test } from 'vitest';
import { message, rules } from '#shared/rules.ts';
import { signUp } from '#tests/harness/people.ts';
import { type Stack, startStack, withoutPages } from '#tests/harness/stack.ts';

let stack: Stack;

beforeAll(async () => {
  stack = await startStack({ pocketbase: { env: { POSTQUILL_LIMITS: 'on' } }, api: withoutPages });
});

afterAll(() => stack.stop());

function post(path: string, body: object, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(`${stack.api.url}/pb/api/collections/users/${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
}

const tries = rules.passwordTries;

test('no more than forty passwords are tried in a minute', () => {
  expect(tries).toEqual({ requests: 40, seconds: 60 });
});

test('forged X-Forwarded-For addresses are one client with one allowance', async () => {
  const person = await signUp({ url: `${stack.api.url}/pb` });
  const forged = 5 * tries.requests;
  const statuses: number[] = [];
  let refusal: Response | undefined;
  for (let serial = 0; serial < forged; serial += 20) {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) => {
        const address = `10.9.${(serial + at) >> 8}.${(serial + at) & 255}`;
        return post(
          'auth-with-password',
          { identity: person.email, password: `wrong ${serial + at}` },
          { 'X-Forwarded-For': address, 'X-Real-IP': address, 'CF-Connecting-IP': address },
        );
      }),
    );
    statuses.push(...answers.map(({ status }) => status));
    refusal ??= answers.find(({ status }) => status === 429);
  }
  expect(statuses).toHaveLength(forged);
  // One try was spent by the login above.
  expect(statuses.filter((status) => status === 400)).toHaveLength(tries.requests - 1);
  expect(statuses.filter((status) => status === 429)).toHaveLength(forged - tries.requests + 1);
  const wait = Number(refusal?.headers.get('retry-after'));
  expect(wait).toBeGreaterThan(0);
  expect(wait).toBeLessThanOrEqual(tries.seconds);
  expect(await refusal?.json()).toEqual({
    error: message('tooManyRequests'),
    code: 'tooManyRequests',
  });
  // The right password is refused like the others: the answer tells nothing about it.
  const right = await post('auth-with-password', {
    identity: person.email,
    password: person.password,
  });
  expect(right.status).toBe(429);
});

test('behind a trusted proxy a whole IPv6 network is one client, and its neighbour another', async () => {
  const behindProxy = await startStack({
    pocketbase: { env: { POSTQUILL_LIMITS: 'on' } },
    api: { ...withoutPages, TRUSTED_PROXIES: '1' },
  });
  try {
    const guess = async (address: string) => {
      const answer = await fetch(
        `${behindProxy.api.url}/pb/api/collections/users/auth-with-password`,
        {
          method: 'POST',
          headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': `1.1.1.1, ${address}` },
          body: JSON.stringify({ identity: 'nobody@example.com', password: 'a guess' }),
        },
      );
      return answer.status;
    };
    for (let serial = 0; serial < tries.requests; serial += 1) {
      expect(await guess(`2001:db8:0:1::${serial.toString(16)}`)).toBe(400);
    }
    expect(await guess('2001:db8:0:1:ffff::1')).toBe(429);
    expect(await guess('2001:db8:0:2::1')).toBe(400);
  } finally {
    await behindProxy.stop();
  }
});

test.each([
  ['request-password-reset', '*:requestPasswordReset'],
  ['request-verification', '*:requestVerification'],
] as const)('%s stops at its number and says for how long', async (path, label) => {
  const { requests, seconds } = rules.limits[label];
  for (let time = 0; time < requests; time += 1) {
    expect((await post(path, { email: 'nobody@example.com' })).status).toBe(204);
  }
  const refusal = await post(path, { email: 'nobody@example.com' });
  expect([refusal.status, refusal.headers.get('retry-after')]).toEqual([429, String(seconds)]);
});

test('sign-ups stop at their number', async () => {
  const { requests, seconds } = rules.limits['users:create'];
  let refusal: Response | undefined;
  for (let time = 0; time <= requests && !refusal; time += 1) {
    // Refused before any password is hashed, and counted all the same.
    const answer = await post('records', { email: 'nobody' });
    if (answer.status === 429) refusal = answer;
  }
  expect(refusal?.headers.get('retry-after')).toBe(String(seconds));
});

test('reading is not limited, nor is the service that counts generations', async () => {
  const statuses = await Promise.all(
    Array.from({ length: 100 }, async () => {
      const answer = await fetch(`${stack.api.url}/pb/api/collections/posts/records`);
      return answer.status;
    }),
  );
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect((await fetch(`${stack.api.url}/readyz`)).status).toBe(200);
});
