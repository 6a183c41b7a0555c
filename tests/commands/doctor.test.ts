import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chmod, cp, mkdir, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { nameOf } from '#scripts/backup/backup-name.ts';
import { type MailServer, startMailServer } from '#tests/fakes/mail/mail-server.ts';
import { type FakeOpenai, startFakeOpenai } from '#tests/fakes/openai/server.ts';
import { type FakeS3, startS3 } from '#tests/fakes/s3/s3.ts';
import { type FakeStripe, startFakeStripe } from '#tests/fakes/stripe/server.ts';
import { commandPlace, type Place } from '#tests/harness/command.ts';

const modelKey = 'sk-or-secret-of-the-model';
const backupKey = randomBytes(32).toString('base64');

let place: Place;
let stripe: FakeStripe;
let model: FakeOpenai;
let mail: MailServer;
let s3: FakeS3;
let good: NodeJS.ProcessEnv;

beforeAll(async () => {
  place = await commandPlace();
  const models = { object: 'list', data: [{ id: 'small-model', object: 'model' }] };
  [stripe, model, mail, s3] = await Promise.all([
    startFakeStripe(),
    startFakeOpenai({ lists: { '/v1/models': models } }),
    startMailServer(),
    startS3(),
  ]);
  const data = place.env.DATA_DIR ?? '';
  await cp(process.env.POCKETBASE_TEMPLATE ?? '', join(data, 'pocketbase'), { recursive: true });
  await cp(join(data, 'pocketbase/service.json'), join(data, 'service.json'));
  await chmod(join(data, 'service.json'), 0o600);
  s3.objects.set(nameOf(new Date(Date.now() - 3 * 3_600_000), true), Buffer.from('x'));
  good = {
    ...stripe.env,
    NODE_ENV: 'production',
    PUBLIC_SITE_URL: 'https://postquill.example',
    TRUSTED_PROXIES: '1',
    MODEL_BASE_URL: model.url,
    MODEL_API_KEY: modelKey,
    MODEL: 'small-model',
    SMTP_HOST: '127.0.0.1',
    SMTP_PORT: String(mail.port),
    SMTP_FROM: 'hello@postquill.example',
    SMTP_USER: 'somebody',
    SMTP_PASSWORD: 'secret-of-the-mail',
    GOOGLE_CLIENT_ID: 'client',
    GOOGLE_CLIENT_SECRET: 'secret-of-google',
    BACKUP_TO: `s3://${s3.bucket}`,
    BACKUP_S3_ENDPOINT: s3.url,
    BACKUP_S3_ACCESS_KEY: s3.accessKey,
    BACKUP_S3_SECRET_KEY: s3.secretKey,
    BACKUP_KEY: backupKey,
  };
});

afterAll(async () => {
  await Promise.all([stripe.close(), model.close(), mail.close(), s3.close()]);
  place.clear();
});

async function examine(changes: NodeJS.ProcessEnv = {}): Promise<[number | null, string]> {
  const command = place.run('doctor', [], { ...good, ...changes });
  const code = await command.ended;
  const said = command.output();
  const secrets = /KEY$|SECRET$|PASSWORD$/;
  for (const [name, value] of Object.entries({ ...good, ...changes })) {
    if (value && secrets.test(name)) expect(said, name).not.toContain(value);
  }
  return [code, said];
}

test('where all is well, each thing has its line and nothing is wrong', async () => {
  const [code, said] = await examine();
  const host = new URL(model.url).host;
  for (const line of [
    /^ok {5}Names +every setting is one that is read$/m,
    /^ok {5}Node +\d+\.\d+\.\d+$/m,
    /^ok {5}Ports +\d+ \(PORT\) is free$/m,
    /^ok {5}PocketBase +0\.40\.4 at \//m,
    /^ok {5}Data +.+ is writable, its database is sound$/m,
    /^ok {5}Data +[\d.]+ GB free, the database has [\d.]+ kB$/m,
    /^ok {5}Credentials +service\.json: for their owner only$/m,
    /^ok {5}Site +https:\/\/postquill\.example$/m,
    new RegExp(`^ok {5}Model +${host} has small-model \\(key set, 25 characters\\)$`, 'm'),
    /^note {3}Stripe +a test key: nobody is charged$/m,
    /^ok {5}Stripe +the webhook secret is set; Stripe must send to https:\/\/postquill\.example\/api/m,
    /^ok {5}Stripe +the prices exist and are active$/m,
    /^ok {5}Mail +127\.0\.0\.1:\d+ greets, with a login, letters come from hello@postquill\.example$/m,
    /^ok {5}Google +set; https:\/\/postquill\.example\/auth\/google must be registered/m,
    /^ok {5}Backups +1 in s3:\/\/backups\/, the newest 3 hours old$/m,
    /^ok {5}Backups +encrypted: the key is set$/m,
    /^ok {5}Clock +\S+Z, as at 127\.0\.0\.1:\d+$/m,
    /\nNothing is wrong\.\n$/,
  ]) {
    expect(said).toMatch(line);
  }
  expect(said).not.toContain('wrong  ');
  expect(code).toBe(0);
});

test('what is wrong is said thing by thing, and the command fails', async () => {
  const data = place.env.DATA_DIR ?? '';
  const wrongClock = createServer((_, answer) => {
    answer
      .setHeader('Date', new Date(Date.now() - 3_600_000).toUTCString())
      .writeHead(404)
      .end();
  });
  const taken = createServer((_, answer) => answer.writeHead(404).end());
  for (const server of [wrongClock, taken]) {
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
  }
  await chmod(join(data, 'service.json'), 0o644);
  const address = (server: typeof taken) => (server.address() as AddressInfo).port;
  const [code, said] = await examine({
    PORT: String(address(taken)),
    PUBLIC_SITE_URL: 'http://postquill.example',
    TRUSTED_PROXIES: '0',
    MODEL: 'another-model',
    STRIPE_API_URL: `http://127.0.0.1:${address(wrongClock)}`,
    STRIPE_SECRET_KEY: 'pk_live_public',
    STRIPE_WEBHOOK_SECRET: 'not a secret of theirs',
    SMTP_PORT: String(address(taken)),
    SMTP_TLS: 'true',
    BACKUP_S3_SECRET_KEY: 'another secret',
    BACKUP_KEPT: '3',
  });
  await chmod(join(data, 'service.json'), 0o600);
  for (const server of [wrongClock, taken]) server.close();
  for (const line of [
    /^wrong {2}Names +BACKUP_KEPT is read by nobody\. Is BACKUP_KEEP meant\?$/m,
    /^wrong {2}Ports +Port \d+ is in use\. Set PORT to another port\.$/m,
    /^wrong {2}Credentials +Others on this machine can read service\.json in .+: chmod 600 it\.$/m,
    /^wrong {2}Site +http:\/\/postquill\.example is not https/m,
    /^note {3}Site +TRUSTED_PROXIES is 0/m,
    /^note {3}Model +\S+ \(key set, 25 characters\) does not list another-model: is that/m,
    /^wrong {2}Stripe +STRIPE_SECRET_KEY does not begin as a secret key does/m,
    /^wrong {2}Stripe +STRIPE_WEBHOOK_SECRET does not begin with whsec_/m,
    /^wrong {2}Stripe +It does not answer as it should/m,
    /^wrong {2}Mail +127\.0\.0\.1:\d+ cannot be reached/m,
    /^wrong {2}Backups +\S+ refused s3:\/\/backups\/ \(SignatureDoesNotMatch\)/m,
    /^wrong {2}Clock +36\d\d seconds ahead of 127\.0\.0\.1:\d+: set the clock/m,
    /\n10 things are wrong\.\n$/,
  ]) {
    expect(said).toMatch(line);
  }
  expect(code).toBe(1);
});

test('a setting that no start would take is said, with the names nobody reads', async () => {
  const [code, said] = await examine({ RECONCILE_MINUTES: 'often', STRIPE_PRICE_ANUAL: 'price' });
  expect(said).toMatch(/^wrong {2}Settings +The variable RECONCILE_MINUTES is wrong: /m);
  expect(said).toMatch(/^wrong {2}Names +STRIPE_PRICE_ANUAL is read by nobody/m);
  expect(code).toBe(1);
});

test('a database that is damaged, a program of another version and a backup of long ago are noticed', async () => {
  const folder = join(place.folder, 'other');
  const old = join(folder, 'backups');
  await mkdir(join(folder, 'data/pocketbase'), { recursive: true });
  await mkdir(old);
  await writeFile(join(folder, 'data/pocketbase/data.db'), 'no database at all '.repeat(100));
  await writeFile(join(old, nameOf(new Date(Date.now() - 9 * 86_400_000), false)), 'x');
  const program = join(folder, 'pocketbase');
  await writeFile(program, '#!/bin/sh\necho pocketbase version 0.1.0\n', { mode: 0o755 });
  const [code, said] = await examine({
    DATA_DIR: join(folder, 'data'),
    BACKUP_TO: old,
    BACKUP_KEY: '',
    POCKETBASE_BIN: program,
  });
  expect(said).toMatch(/^wrong {2}Data +The database .+ is damaged/m);
  expect(said).toMatch(/^wrong {2}PocketBase +POCKETBASE_BIN is set to .+ version 0\.1\.0/m);
  expect(said).toMatch(
    /^wrong {2}Backups +1 in .+, the newest 9 days old: the nightly one does not run any more, or fails\.$/m,
  );
  expect(said).toMatch(/^note {3}Backups +not encrypted/m);
  expect(code).toBe(1);
});
