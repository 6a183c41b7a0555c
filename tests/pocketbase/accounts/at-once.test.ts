import { afterAll, beforeAll, expect, test } from 'vitest';
import { readEnvironment } from '#api/env.ts';
import { hookEnvironment } from '#scripts/pocketbase/hook-environment.ts';
import { linkIn, type MailServer, startMailServer } from '#tests/fakes/mail/mail-server.ts';
import { copyPocketbase, type PocketbaseCopy } from '#tests/harness/database/pocketbase-copy.ts';
import { type Person, signUp } from '#tests/harness/people.ts';
import { type RunningPocketbase, startPocketbase } from '#tests/harness/pocketbase.ts';
import { LiveListener } from '../access/live-listener.ts';
import { call, logIn } from '../calls.ts';
import { Operator } from '../operator.ts';

let copy: PocketbaseCopy;
let mails: MailServer;
let pb: RunningPocketbase;

/**
 * What another request does at the worst moment: PocketBase has loaded the account, and its own writing is still to come.
 */
const meanwhile = `
  onRecordConfirmVerificationRequest((e) => {
    const user = $app.findRecordById('users', e.record.id);
    user.refreshTokenKey();
    $app.save(user);
    return e.next();
  }, 'users');
  onRecordConfirmPasswordResetRequest((e) => {
    const user = $app.findRecordById('users', e.record.id);
    user.set('name', 'Changed meanwhile');
    $app.save(user);
    return e.next();
  }, 'users');
  onRecordConfirmEmailChangeRequest((e) => {
    const user = $app.findRecordById('users', e.record.id);
    user.setPassword('changed meanwhile');
    $app.save(user);
    return e.next();
  }, 'users');
  onRealtimeSubscribeRequest((e) => {
    if (e.auth?.collection().name === 'users') {
      const user = $app.findRecordById('users', e.auth.id);
      user.refreshTokenKey();
      $app.save(user);
    }
    return e.next();
  });`;

beforeAll(async () => {
  mails = await startMailServer();
  copy = await copyPocketbase({ hooks: { 'aa-meanwhile.pb.js': meanwhile } });
  const variables = {
    SMTP_HOST: '127.0.0.1',
    SMTP_PORT: String(mails.port),
    SMTP_FROM: 'hello@posts.example',
    RATE_LIMITS: 'off',
  };
  pb = await startPocketbase({ ...copy, env: hookEnvironment(readEnvironment(variables)) });
});

afterAll(async () => {
  await pb.stop();
  await mails.close();
  await copy.remove();
});

const users = (action: string, body: object, token?: string) =>
  call(pb, 'POST', `/api/collections/users/${action}`, { body, token });

async function tokenFor(address: string): Promise<string | null> {
  return linkIn(await mails.next(address)).searchParams.get('token');
}

const allowance = async ({ token }: Pick<Person, 'token'>) =>
  (await call(pb, 'GET', '/api/account/allowance', { token })).status;

test('confirming an address brings no session back that was ended meanwhile', async () => {
  const ada = await signUp(pb);
  await users('request-verification', { email: ada.email });
  const confirmed = await users('confirm-verification', { token: await tokenFor(ada.email) });
  expect(confirmed.status).toBe(204);
  expect(await allowance(ada)).toBe(401);
  const operator = await Operator.of(pb);
  expect((await operator.view('users', ada.id)).verified).toBe(true);
});

test('a password reset undoes nothing that was changed meanwhile', async () => {
  const ada = await signUp(pb);
  const password = 'another secret';
  await users('request-password-reset', { email: ada.email });
  const token = await tokenFor(ada.email);
  await users('confirm-password-reset', { token, password, passwordConfirm: password });
  const operator = await Operator.of(pb);
  expect((await operator.view('users', ada.id)).name).toBe('Changed meanwhile');
  expect(await allowance({ token: await logIn(pb, 'users', { ...ada, password }) })).toBe(200);
});

test('a new address brings no old password back', async () => {
  const ada = await signUp(pb);
  const newEmail = `new-${ada.email}`;
  await users('request-email-change', { newEmail }, ada.token);
  const token = await tokenFor(newEmail);
  await users('confirm-email-change', { token, password: ada.password });
  const tryWith = (password: string) =>
    users('auth-with-password', { identity: newEmail, password });
  expect((await tryWith(ada.password)).status).toBe(400);
  expect((await tryWith('changed meanwhile')).status).toBe(200);
});

test('a connection that begins to listen during a logout everywhere hears nothing', async () => {
  const ada = await signUp(pb);
  const operator = await Operator.of(pb);
  const topics = ['subscriptions/*'];
  const stolen = await LiveListener.connect(pb, undefined, []);
  const witness = await LiveListener.connect(pb, operator.token, topics);
  const body = { clientId: stolen.clientId, subscriptions: topics };
  await call(pb, 'POST', '/api/realtime', { token: ada.token, body });
  expect(await allowance(ada)).toBe(401);
  await operator.create('subscriptions', { userId: ada.id, status: 'canceled' });
  await witness.heard('subscriptions/*');
  expect(stolen.events).toHaveLength(1);
  stolen.close();
  witness.close();
});
