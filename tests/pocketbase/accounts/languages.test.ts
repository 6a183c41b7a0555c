import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readEnvironment } from '#api/env.ts';
import { hookEnvironment } from '#scripts/pocketbase/hook-environment.ts';
import { rules, type SiteLanguage } from '#shared/rules.ts';
import { site } from '#site';
import { type Google, startGoogle } from '#tests/fakes/google.ts';
import { linkIn, type MailServer, startMailServer } from '#tests/fakes/mail/mail-server.ts';
import { newAddress } from '#tests/harness/people.ts';
import { type RunningPocketbase, startPocketbase } from '#tests/harness/pocketbase.ts';
import { call, expectOk, type PocketbaseRow } from '../calls.ts';
import { Operator } from '../operator.ts';

const siteUrl = 'https://posts.example';
const languages = Object.keys(rules.siteLanguages) as SiteLanguage[];
const { inactiveMonths, inactiveNoticeDays } = rules.account;
const day = 86_400_000;

let mailServer: MailServer;
let google: Google;
let pb: RunningPocketbase;
let operator: Operator;

beforeAll(async () => {
  mailServer = await startMailServer();
  google = await startGoogle(() => [{ email: 'google@example.com' }], {
    redirectUris: ['http://localhost/auth/google'],
  });
  const variables = {
    ...google.variables,
    PUBLIC_SITE_URL: siteUrl,
    OPEN_DEVELOPMENT: 'true',
    RATE_LIMITS: 'off',
    INACTIVE_ACCOUNTS: 'on',
    SMTP_HOST: '127.0.0.1',
    SMTP_PORT: String(mailServer.port),
    SMTP_FROM: 'hello@posts.example',
  };
  pb = await startPocketbase({ env: hookEnvironment(readEnvironment(variables)) });
  operator = await Operator.of(pb);
});

afterAll(async () => {
  await pb.stop();
  await google.close();
  await mailServer.close();
});

interface Words {
  copyAddress: string;
  letters: Record<string, { subject: string; button: string; note: string }>;
}

const wordsIn = (language: SiteLanguage): Words =>
  JSON.parse(readFileSync(`pocketbase/mail/letters/${language}.json`, 'utf8'));

const users = <Body>(action: string, body: object, more: { token?: string; language?: string }) =>
  call<Body>(pb, 'POST', `/api/collections/users/${action}`, { body, ...more });

interface Account {
  id: string;
  email: string;
  password: string;
}

async function newAccount(language: string, fields: object = {}): Promise<Account> {
  const identity = { email: newAddress(), password: 'correct horse battery' };
  const body = { ...identity, passwordConfirm: identity.password, ...fields };
  const { id } = await expectOk(users<PocketbaseRow>('records', body, { language }));
  return { id, ...identity };
}

const languageOf = async ({ id }: Pick<Account, 'id'>) =>
  (await operator.view('users', id)).language;

const logIn = async ({ email, password }: Account, language: string) =>
  (
    await expectOk(
      users<{ token: string }>('auth-with-password', { identity: email, password }, { language }),
    )
  ).token;

test.each(languages)('who signs up on a page in %s gets letters in it', async (language) => {
  const { tag, path } = rules.siteLanguages[language];
  const account = await newAccount(tag);
  expect(await languageOf(account)).toBe(language);
  await users('request-verification', { email: account.email }, { language: 'en-US' });
  const mail = await mailServer.next(account.email);
  const { copyAddress, letters } = wordsIn(language);
  expect(mail.subject).toBe(letters.verify?.subject);
  const link = linkIn(mail);
  expect(`${link.origin}${link.pathname}`).toBe(`${siteUrl}${path}/auth/verify`);
  expect(mail.html).toContain(`<html lang="${language}">`);
  for (const text of [copyAddress, letters.verify?.button, letters.verify?.note]) {
    expect(mail.html?.replaceAll('&#39;', "'")).toContain(text);
  }
  expect(mail.text).toContain(letters.verify?.note);
  expect(mail.text).toContain(site.name);
  const token = link.searchParams.get('token');
  expect((await users('confirm-verification', { token }, {})).status).toBe(204);
});

test('letters follow the pages that somebody logs in and goes on in', async () => {
  const account = await newAccount('de');
  const token = await logIn(account, 'fr');
  expect(await languageOf(account)).toBe('fr');
  await users('auth-refresh', {}, { token, language: 'pt-BR' });
  expect(await languageOf(account)).toBe('pt-BR');
  for (const language of ['*', 'tlh', 'es-MX,es;q=0.9', '', "es'; DROP TABLE users"]) {
    await users('auth-refresh', {}, { token, language });
    expect(await languageOf(account), language).toBe('pt-BR');
  }
  await users('auth-refresh', {}, { token, language: 'en-US' });
  expect(await languageOf(account)).toBe('en');
});

test('nobody else changes it, and no page by anything but its own language', async () => {
  const account = await newAccount('es');
  await users('request-password-reset', { email: account.email }, { language: 'de' });
  const mail = await mailServer.next(account.email);
  expect(mail.subject).toBe(wordsIn('es').letters.reset?.subject);
  expect(linkIn(mail).pathname).toBe('/es/auth/reset');
  expect(await languageOf(await newAccount('*', { language: 'fr' }))).toBe('');
  const token = await logIn(account, 'es');
  const path = `/api/collections/users/records/${account.id}`;
  await call(pb, 'PATCH', path, { token, body: { name: 'Ada', language: 'fr' } });
  expect(await languageOf(account)).toBe('es');
});

test('an account of before, or of a page that says nothing, gets English letters', async () => {
  const account = await newAccount('*');
  expect(await languageOf(account)).toBe('');
  await users('request-verification', { email: account.email }, {});
  const mail = await mailServer.next(account.email);
  expect(mail.subject).toBe(wordsIn('en').letters.verify?.subject);
  expect(linkIn(mail).pathname).toBe('/auth/verify');
});

test('who comes by Google gets letters in the language of the page as well', async () => {
  const redirectURL = 'http://localhost/auth/google';
  const methods = await expectOk(
    call<{ oauth2: { providers: { authURL: string; codeVerifier: string }[] } }>(
      pb,
      'GET',
      '/api/collections/users/auth-methods',
    ),
  );
  const [{ authURL = '', codeVerifier = '' } = {}] = methods.oauth2.providers;
  const consent = await google.consent(
    `${authURL}${encodeURIComponent(redirectURL)}`,
    'google@example.com',
  );
  const code = consent.searchParams.get('code');
  const body = { provider: 'google', code, codeVerifier, redirectURL };
  const { record } = await expectOk(
    users<{ record: PocketbaseRow }>('auth-with-oauth2', body, { language: 'fr' }),
  );
  expect(await languageOf(record)).toBe('fr');
});

test('the day on which an unused account goes is written as in the account’s language', async () => {
  const account = await newAccount('es');
  const database = new DatabaseSync(join(pb.dataDir, 'data.db'), { timeout: 10_000 });
  const longAgo = new Date(Date.now() - (inactiveMonths * 31 + 1) * day)
    .toISOString()
    .replace('T', ' ');
  database
    .prepare('UPDATE users SET created = ?, lastActive = ? WHERE id = ?')
    .run(longAgo, longAgo, account.id);
  database.close();
  await operator.runCron('unused_accounts_go');
  const mail = await mailServer.next(account.email);
  const goes = new Date(Date.now() + inactiveNoticeDays * day);
  const written = goes.toLocaleDateString('es', { dateStyle: 'long', timeZone: 'UTC' });
  expect(mail.subject).toBe(wordsIn('es').letters.inactive?.subject.replace('{day}', written));
  expect(linkIn(mail).href).toBe(`${siteUrl}/es?login=1`);
});
