import { afterAll, beforeAll, expect, test } from 'vitest';
import { readEnvironment } from '#api/env.ts';
import { hookEnvironment } from '#scripts/pocketbase/hook-environment.ts';
import { rules } from '#shared/rules.ts';
import { linkIn, type MailServer, startMailServer } from '#tests/fakes/mail/mail-server.ts';
import { type Person, signUp } from '#tests/harness/people.ts';
import { type RunningPocketbase, startPocketbase } from '#tests/harness/pocketbase.ts';

const { requests } = rules.letters;
const many = requests + 10;

let mailServer: MailServer;
let pb: RunningPocketbase;
let serial = 0;

beforeAll(async () => {
  mailServer = await startMailServer();
  const variables = {
    PUBLIC_SITE_URL: 'https://posts.example',
    OPEN_DEVELOPMENT: 'true',
    SMTP_HOST: '127.0.0.1',
    SMTP_PORT: String(mailServer.port),
    SMTP_FROM: 'hello@posts.example',
  };
  pb = await startPocketbase({ env: hookEnvironment(readEnvironment(variables)) });
});

afterAll(async () => {
  await pb.stop();
  await mailServer.close();
});

/** Each from another network, which no limit for each address stops. */
async function send(action: string, body: object, person?: Person): Promise<number> {
  serial += 1;
  const answer = await fetch(`${pb.url}/api/collections/users/${action}`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'X-Forwarded-For': `2001:db8:${serial.toString(16)}:1::`,
      ...(person ? { Authorization: person.token } : {}),
    },
    body: JSON.stringify(body),
  });
  await answer.text();
  return answer.status;
}

const all = (times: number, act: () => Promise<number>) =>
  Promise.all(Array.from({ length: times }, act));

const lettersTo = (address: string) =>
  mailServer.mails.filter(({ to }) => to?.some((one) => one.address === address));

/** Sent before it is answered, so that what was begun in the background has had its time. */
async function letMailSettle(): Promise<void> {
  const person = await signUp(pb);
  await send('request-email-change', { newEmail: `new-${person.email}` }, person);
  await mailServer.next(`new-${person.email}`);
}

test.each(['request-password-reset', 'request-verification'])(
  '%s from everywhere at once fills nobody’s mailbox, and tells nothing',
  async (action) => {
    const person = await signUp(pb);
    const answers = await all(many, () => send(action, { email: person.email }));
    expect(new Set(answers)).toEqual(new Set([204]));
    await mailServer.next(person.email);
    await letMailSettle();
    expect(lettersTo(person.email).length).toBeLessThanOrEqual(requests);
  },
);

test('what came before it was too much still opens the account', async () => {
  const person = await signUp(pb);
  await all(many, () => send('request-password-reset', { email: person.email }));
  const token = linkIn(await mailServer.next(person.email)).searchParams.get('token');
  const passwords = { password: 'fine and new', passwordConfirm: 'fine and new' };
  expect(await send('confirm-password-reset', { token, ...passwords })).toBe(204);
});

test('one account writes to strangers a few times only', async () => {
  const person = await signUp(pb);
  const change = () =>
    send('request-email-change', { newEmail: `${serial}@stranger.example` }, person);
  expect(new Set(await all(many, change))).toEqual(new Set([204]));
  const strangers = mailServer.mails.filter(({ to }) =>
    to?.[0]?.address?.endsWith('@stranger.example'),
  );
  expect(strangers).toHaveLength(requests);
});

test('many accounts together write to one stranger a few times only, however it is spelled', async () => {
  const people = await Promise.all([signUp(pb), signUp(pb), signUp(pb)]);
  const spellings = ['one@target.example', 'ONE@TARGET.example', 'One@Target.Example'];
  for (const [at, person] of people.entries()) {
    const newEmail = spellings[at];
    await all(requests, () => send('request-email-change', { newEmail }, person));
  }
  const letters = mailServer.mails.filter(
    ({ to }) => to?.[0]?.address?.toLowerCase() === 'one@target.example',
  );
  expect(letters).toHaveLength(requests);
});

test('a link sets one new password, however often it is used at once', async () => {
  const person = await signUp(pb);
  await send('request-password-reset', { email: person.email });
  const token = linkIn(await mailServer.next(person.email)).searchParams.get('token');
  let number = 0;
  const answers = await all(16, () => {
    number += 1;
    const password = `a fine secret ${number}`;
    return send('confirm-password-reset', { token, password, passwordConfirm: password });
  });
  expect(answers.toSorted()).toEqual([204, ...Array<number>(15).fill(400)]);
  const kept = answers.indexOf(204) + 1;
  const password = `a fine secret ${kept}`;
  expect(await send('auth-with-password', { identity: person.email, password })).toBe(200);
});

test('a password that is refused does not use up the link', async () => {
  const person = await signUp(pb);
  await send('request-password-reset', { email: person.email });
  const token = linkIn(await mailServer.next(person.email)).searchParams.get('token');
  const confirm = (password: string) =>
    send('confirm-password-reset', { token, password, passwordConfirm: password });
  expect(await confirm('password123')).toBe(400);
  expect(await confirm('a fine new secret')).toBe(204);
});
