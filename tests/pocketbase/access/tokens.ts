import { type Person, signUp } from '#tests/harness/people.ts';
import type { RunningPocketbase } from '#tests/harness/pocketbase.ts';
import { call, expectOk, logIn } from '../calls.ts';
import type { Operator } from '../operator.ts';

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Every token that must open nothing: forged, expired, revoked, of another kind or of nobody. */
export async function badUserTokens(
  pb: RunningPocketbase,
  operator: Operator,
  victim: Person,
): Promise<Record<string, string>> {
  const [header = '', claims = '', signature = ''] = victim.token.split('.');
  const payload = JSON.parse(Buffer.from(claims, 'base64url').toString());
  const stranger = await signUp(pb);
  const [, , strangersSignature = ''] = stranger.token.split('.');
  return {
    empty: '',
    'no token at all': 'not a token',
    'another signature': `${header}.${claims}.${strangersSignature}`,
    'one changed byte': `${header}.${claims}.${flipFirst(signature)}`,
    'another person in the claims': `${header}.${encode({ ...payload, id: stranger.id })}.${signature}`,
    'a later expiry in the claims': `${header}.${encode({ ...payload, exp: payload.exp + 1 })}.${signature}`,
    'alg none': `${encode({ alg: 'none', typ: 'JWT' })}.${claims}.`,
    'alg none with a signature': `${encode({ alg: 'none', typ: 'JWT' })}.${claims}.${signature}`,
    expired: await expiredToken(pb, operator, victim),
    'a file token': await fileToken(pb, victim),
    'of a changed password': await outdatedToken(pb),
    'of a deleted account': await orphanedToken(pb, operator),
    'of an ended session': await endedToken(pb, victim),
  };
}

function flipFirst(signature: string): string {
  return (signature.startsWith('A') ? 'B' : 'A') + signature.slice(1);
}

/** Of seconds, since PocketBase looks at it once more before it hands it out, and cuts its end to a second. */
async function expiredToken(pb: RunningPocketbase, operator: Operator, person: Person) {
  const path = `/api/collections/users/impersonate/${person.id}`;
  const asked = call<{ token: string }>(pb, 'POST', path, {
    token: operator.token,
    body: { duration: 3 },
  });
  const { token } = await expectOk(asked);
  const { exp } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
  while (Date.now() <= exp * 1000) await new Promise((resolve) => setTimeout(resolve, 100));
  return token;
}

async function fileToken(pb: RunningPocketbase, person: Person): Promise<string> {
  const asked = call<{ token: string }>(pb, 'POST', '/api/files/token', { token: person.token });
  return (await expectOk(asked)).token;
}

async function outdatedToken(pb: RunningPocketbase): Promise<string> {
  const person = await signUp(pb);
  await expectOk(
    call(pb, 'PATCH', `/api/collections/users/records/${person.id}`, {
      token: person.token,
      body: {
        oldPassword: person.password,
        password: 'another secret',
        passwordConfirm: 'another secret',
      },
    }),
  );
  return person.token;
}

async function orphanedToken(pb: RunningPocketbase, operator: Operator): Promise<string> {
  const person = await signUp(pb);
  await operator.remove('users', person.id);
  return person.token;
}

/** Of a login that was logged out again; the person's other tokens live on. */
export async function endedToken(pb: RunningPocketbase, person: Person): Promise<string> {
  const token = await logIn(pb, 'users', person);
  await expectOk(call(pb, 'POST', '/api/account/logout', { token }));
  return token;
}
