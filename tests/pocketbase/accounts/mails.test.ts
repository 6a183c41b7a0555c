import { afterAll, beforeAll, expect, test } from 'vitest';
import { readEnvironment } from '#api/env.ts';
import { hookEnvironment } from '#scripts/pocketbase/hook-environment.ts';
import { site } from '#site';
import { linkIn, type MailServer, startMailServer } from '#tests/fakes/mail/mail-server.ts';
import { signUp } from '#tests/harness/people.ts';
import { type RunningPocketbase, startPocketbase } from '#tests/harness/pocketbase.ts';
import { call, logIn } from '../calls.ts';
import { Operator } from '../operator.ts';

const siteUrl = 'https://posts.example';
const from = 'hello@posts.example';

let mailServer: MailServer;
let pb: RunningPocketbase;
let logins: string[];

function environment(changes: Record<string, string>) {
  return hookEnvironment(
    readEnvironment({
      PUBLIC_SITE_URL: siteUrl,
      OPEN_DEVELOPMENT: 'true',
      RATE_LIMITS: 'off',
      ...changes,
    }),
  );
}

beforeAll(async () => {
  logins = [];
  mailServer = await startMailServer({
    authOptional: false,
    onAuth({ username, password }, _session, done) {
      logins.push(`${username}:${password}`);
      done(null, { user: username });
    },
  });
  pb = await startPocketbase({
    env: environment({
      SMTP_HOST: '127.0.0.1',
      SMTP_PORT: String(mailServer.port),
      SMTP_USER: 'postmaster',
      SMTP_PASSWORD: 'a mail secret',
      SMTP_FROM: from,
    }),
  });
});

afterAll(async () => {
  await pb.stop();
  await mailServer.close();
});

const users = (action: string, body: object, token?: string) =>
  call(pb, 'POST', `/api/collections/users/${action}`, { body, token });

test('a confirmation letter leads to our page, and its link confirms the address once', async () => {
  const person = await signUp(pb);
  await users('request-verification', { email: person.email });
  const mail = await mailServer.next(person.email);
  expect(mail).toMatchObject({
    subject: 'Confirm your email address',
    from: { address: from, name: site.name },
  });
  const link = linkIn(mail);
  expect([link.origin, link.pathname]).toEqual([siteUrl, '/auth/verify']);
  expect(mail.html).toContain(`href="${link.href}"`);
  expect(mail.html).toContain(person.email);
  const token = link.searchParams.get('token');
  expect((await users('confirm-verification', { token })).status).toBe(204);
  const { body } = await call(pb, 'GET', `/api/collections/users/records/${person.id}`, person);
  expect(body).toMatchObject({ verified: true });
  expect(logins).toContain('postmaster:a mail secret');
});

test('a reset link sets a new password, ends every session and works once', async () => {
  const person = await signUp(pb);
  await users('request-password-reset', { email: person.email });
  const link = linkIn(await mailServer.next(person.email));
  expect(link.pathname).toBe('/auth/reset');
  const token = link.searchParams.get('token');
  const reset = (password: string) =>
    users('confirm-password-reset', { token, password, passwordConfirm: password });
  expect(await reset('password123')).toMatchObject({
    status: 400,
    body: { data: { password: { code: 'password_guessable' } } },
  });
  expect((await reset('a new secret')).status).toBe(204);
  expect((await reset('another secret')).status).toBe(400);
  expect((await call(pb, 'GET', '/api/account/allowance', person)).status).toBe(401);
  await logIn(pb, 'users', { ...person, password: 'a new secret' });
});

test('an address is changed from the new one, with the password, and the old one hears of it', async () => {
  const person = await signUp(pb);
  const newEmail = `new-${person.email}`;
  await users('request-email-change', { newEmail }, person.token);
  const mail = await mailServer.next(newEmail);
  const link = linkIn(mail);
  expect(link.pathname).toBe('/auth/confirm-email');
  expect(mail.text).toContain(`use ${newEmail} for`);
  const token = link.searchParams.get('token');
  const confirm = (password: string) => users('confirm-email-change', { token, password });
  expect((await confirm('not the password')).status).toBe(400);
  expect((await confirm(person.password)).status).toBe(204);
  expect((await call(pb, 'GET', '/api/account/allowance', person)).status).toBe(401);
  await logIn(pb, 'users', { ...person, email: newEmail });
  const notice = await mailServer.next(person.email);
  expect(notice.subject).toBe('Your email address was changed');
  expect(notice.text).toContain(newEmail);
});

test('nobody learns from a request which addresses have an account', async () => {
  const person = await signUp(pb);
  for (const action of ['request-password-reset', 'request-verification']) {
    const known = await users(action, { email: person.email });
    const unknown = await users(action, { email: 'nobody@example.com' });
    expect(known).toEqual({ status: 204, body: null });
    expect(unknown).toEqual(known);
  }
});

test('an address with a sign of markup is written as itself', async () => {
  const person = await signUp(pb, { email: 'salt&pepper@example.com' });
  await users('request-password-reset', { email: person.email });
  const mail = await mailServer.next(person.email);
  expect(mail.html).toContain('salt&amp;pepper@example.com');
  expect(mail.text).toContain('salt&pepper@example.com');
});

test('the mail server is the one of the environment, and its password is shown to nobody', async () => {
  const { token } = await Operator.of(pb);
  const { body } = await call(pb, 'GET', '/api/settings', { token });
  expect(body).toMatchObject({
    meta: { appURL: siteUrl, senderAddress: from },
    smtp: { enabled: true, host: '127.0.0.1', port: mailServer.port, username: 'postmaster' },
  });
  expect(JSON.stringify(body)).not.toContain('a mail secret');
});

test('without a mail server the link is in the log in development and nowhere in production', async () => {
  for (const [mode, seen] of [
    ['development', true],
    ['production', false],
  ] as const) {
    const silent = await startPocketbase({ env: environment({ NODE_ENV: mode }) });
    try {
      const person = await signUp(silent);
      const ask = (action: string) =>
        call(silent, 'POST', `/api/collections/users/${action}`, {
          body: { email: person.email, newEmail: `new-${person.email}` },
          token: person.token,
        });
      // The first two are sent in the background, the third before the answer.
      await ask('request-password-reset');
      await ask('request-verification');
      expect((await ask('request-email-change')).status).toBe(204);
      await silent.kill('SIGTERM');
      const line = `Mail to new-${person.email}: Confirm your new email address ${siteUrl}/auth/confirm-email?token=`;
      expect(silent.output().includes(line)).toBe(seen);
      expect(silent.output().includes('token=')).toBe(seen);
    } finally {
      await silent.stop();
    }
  }
});
