import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readEnvironment } from '#api/env.ts';
import { hookEnvironment } from '#scripts/pocketbase/hook-environment.ts';
import { copyPocketbase, type PocketbaseCopy } from '#tests/harness/database/pocketbase-copy.ts';
import { freePort } from '#tests/harness/free-port.ts';
import { type Person, signUp } from '#tests/harness/people.ts';
import { type RunningPocketbase, startPocketbase } from '#tests/harness/pocketbase.ts';
import { call } from '../calls.ts';

const faults = `
routerAdd('GET', '/fault', (e) => {
  throw new InternalServerError('It broke for ada@example.com.\\n\\u001b[2J of "Bo" <bo@example.com>');
});
routerAdd('GET', '/bug', (e) => e.nothing.at.all);`;

let copy: PocketbaseCopy;
let pb: RunningPocketbase;
let person: Person;

beforeAll(async () => {
  copy = await copyPocketbase({ hooks: { 'faults.pb.js': faults } });
  // Nobody listens where the letters should go.
  const mail = { SMTP_HOST: '127.0.0.1', SMTP_PORT: String(await freePort()), SMTP_FROM: 'a@b.co' };
  const env = hookEnvironment(readEnvironment({ ...mail, RATE_LIMITS: 'on' }));
  pb = await startPocketbase({ ...copy, env });
  person = await signUp(pb);
});

afterAll(async () => {
  await pb.stop();
  await copy.remove();
});

const users = '/api/collections/users';

function linesOf(kind: string): string[] {
  return pb
    .output()
    .split('\n')
    .filter((line) => line.includes(`${kind}: `));
}

/** All that lies in the data folder, as one text of single bytes. */
function dataFiles(): { bytes: number; text: string } {
  let bytes = 0;
  let text = '';
  for (const name of readdirSync(pb.dataDir, { recursive: true, encoding: 'utf8' })) {
    const path = join(pb.dataDir, name);
    if (!statSync(path).isFile()) continue;
    bytes += statSync(path).size;
    text += readFileSync(path, 'latin1');
  }
  return { bytes, text };
}

/** Stopped in good order, PocketBase writes down all that it still meant to. */
async function afterItsLastWord() {
  await pb.kill('SIGTERM');
  const found = dataFiles();
  await pb.restart();
  return found;
}

test('refused requests leave nothing behind, and no address that a stranger typed', async () => {
  const before = await afterItsLastWord();
  const count = 600;
  const long = 'x'.repeat(1900);
  const headers = { 'User-Agent': long, Referer: `http://${long}` };
  const lanes = Array.from({ length: 20 }, async () => {
    for (let sent = 0; sent < count / 20; sent += 1) {
      const answer = await fetch(`${pb.url}/api/files/users/aaaaaaaaaaaaaaa/${long}`, { headers });
      expect(answer.status).toBe(404);
      await answer.arrayBuffer();
    }
  });
  await Promise.all(lanes);
  const email = 'typed-by-a-stranger@example.com';
  const post = (path: string, body: object) => call(pb, 'POST', `${users}/${path}`, { body });
  expect((await post('request-password-reset', { email })).status).toBe(204);
  expect((await post('request-verification', { email })).status).toBe(204);
  expect((await post('auth-with-password', { identity: email, password: 'x' })).status).toBe(400);
  expect((await post('records', { email, password: 'x' })).status).toBe(400);
  expect((await post(`records?email=${email}`, {})).status).toBe(400);
  expect((await call(pb, 'GET', `${users}/records/${email}`)).status).toBe(404);
  const after = await afterItsLastWord();
  // Each of these requests is 6 KB; a row for each would be more still. All else that was asked is some pages.
  expect((after.bytes - before.bytes) / count).toBeLessThan(300);
  expect(after.text).not.toContain('typed-by-a-stranger');
  expect(pb.output()).not.toContain('typed-by-a-stranger');
});

test('what fails on our side is one line for the operator, without addresses and tokens', async () => {
  expect((await call(pb, 'GET', '/fault?token=a-secret')).status).toBe(500);
  expect((await call(pb, 'GET', '/bug?token=a-secret')).status).toBe(400);
  const body = { email: person.email };
  expect((await call(pb, 'POST', `${users}/request-password-reset`, { body })).status).toBe(204);
  const lines = () => linesOf('in PocketBase');
  await expect.poll(() => lines().length).toBe(3);
  for (const said of [
    'Failure in PocketBase: GET /fault It broke for (address)',
    'Exception in PocketBase: GET /bug TypeError',
    'Failure in PocketBase: Failed to send password reset email',
  ]) {
    expect(lines().filter((line) => line.includes(said))).toHaveLength(1);
  }
  for (const line of lines()) expect(line).not.toMatch(/@|secret|\u001b/);
});

test('each login is a line: how it ended, for which account, from which network', async () => {
  const login = (password: string, address: string, identity = person.email) =>
    fetch(`${pb.url}${users}/auth-with-password`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': address },
      body: JSON.stringify({ identity, password }),
    });
  const before = linesOf('Login refused').length;
  expect((await login(person.password, '203.0.113.77')).status).toBe(200);
  expect((await login('wrong', '2001:db8:1:2::3')).status).toBe(400);
  expect((await login('wrong', '198.51.100.9', 'nobody@example.com')).status).toBe(400);
  await expect.poll(() => linesOf('Login refused').length).toBe(before + 2);
  expect(linesOf('Login').at(-1)).toContain(
    `Login: password, account ${person.id}, from 203.0.113.0/24`,
  );
  expect(linesOf('Login refused').slice(-2)).toEqual([
    expect.stringContaining(`password, account ${person.id}, from 2001:0db8:0001::/48`),
    expect.stringContaining('password, account unknown, from 198.51.100.0/24'),
  ]);
  const guesses = Array.from({ length: 80 }, () =>
    login('wrong', '198.51.100.9', 'no@example.com'),
  );
  await Promise.all(guesses);
  await pb.kill('SIGTERM');
  // Two minutes may meet here, and each has its number.
  expect(linesOf('Login refused').length).toBeLessThan(70);
  expect(pb.output()).not.toMatch(/example\.com|113\.77|correct horse/);
});
