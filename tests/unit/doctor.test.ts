import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readEnvironment } from '#api/env.ts';
import { nameOf } from '#scripts/backup/backup-name.ts';
import { checkBackups } from '#scripts/doctor/backups.ts';
import { distance, idleLines, unknownNames } from '#scripts/doctor/environment-names.ts';
import type { Finding } from '#scripts/doctor/finding.ts';
import { checkModel } from '#scripts/doctor/model.ts';
import { checkPorts } from '#scripts/doctor/ports.ts';
import { withoutSecrets } from '#scripts/doctor/without-secrets.ts';
import { doorsOf, requireFreePorts } from '#scripts/supervise/ports.ts';
import { fromHere } from '#shared/from-here.ts';
import { freePort } from '#tests/harness/free-port.ts';

const lines = (found: Finding[]) => found.map(({ state, says }) => `${state}: ${says}`);

/** A program that answers 200 everywhere, with these bodies where one is set. */
async function answering(bodies: Record<string, string>): Promise<string> {
  const server = createServer(({ url = '' }, answer) => answer.end(bodies[url] ?? 'Welcome!'));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => void server.close());
  return String((server.address() as AddressInfo).port);
}

test.each([
  ['SMTP_HOST', 'SMTP_HOST', 0],
  ['SMPT_HOST', 'SMTP_HOST', 2],
  ['STRIPE_SECRET', 'STRIPE_SECRET_KEY', 4],
  ['', 'PORT', 4],
])('%s and %s are %i letters apart', (one, other, letters) => {
  expect(distance(one, other)).toBe(letters);
});

test('a name of the file that nobody reads is told, one of the shell only where it looks like ours', () => {
  const found = unknownNames(
    process.cwd(),
    ['MODEL', 'COMPANY', 'OPENROUTER_KEY', 'BACKUP_KEYS'],
    ['HOME', 'GOOGLE_APPLICATION_CREDENTIALS', 'SMTP_PASWORD', 'PORT', 'LANG'],
  );
  expect(found.map(({ state, says }) => `${state}: ${says}`)).toEqual([
    'note: COMPANY in .env is read by nobody.',
    'note: OPENROUTER_KEY in .env is read by nobody.',
    'wrong: BACKUP_KEYS is read by nobody. Is BACKUP_KEY meant?',
    'wrong: SMTP_PASWORD is read by nobody. Is SMTP_PASSWORD meant?',
  ]);
});

test.each([
  ['PORT=1\n\n# a note\n  # another\nexport HOST=::1\n', []],
  ['PORT 1\r\nHOST: ::1\r\nMODEL=x\r\nsk-secret', [1, 2, 4]],
  ['BACKUP_KEY="one\ntwo\n\nthree" # a note\nfour\ntwo and a half\n', [5, 6]],
])(
  'a line of the file that has no sign and belongs to no value sets nothing: %j',
  (file, numbers) => {
    expect(idleLines(file)).toEqual(numbers);
  },
);

test('what a foreign program quotes of a secret is hidden', () => {
  const raw = { STRIPE_SECRET_KEY: 'sk_live_1234', SMTP_PASSWORD: 'pass word', HOST: '127.0.0.1' };
  expect(withoutSecrets('key sk_live_1234 at 127.0.0.1, pass word', raw)).toBe(
    'key [hidden] at 127.0.0.1, [hidden]',
  );
});

test.each([
  ['llama3.2', 'llama3.2:latest', 'ok: HOST has llama3.2 (no key)'],
  ['maker/small:nitro', 'maker/small', 'ok: HOST has maker/small:nitro (no key)'],
  ['maker/small:free', 'maker/small:free', 'ok: HOST has maker/small:free (no key)'],
  ['llama3.2:70b', 'llama3.2:3b', 'note: HOST (no key) does not list llama3.2:70b: is that the '],
  ['alias', 'maker/small', 'note: HOST (no key) does not list alias: is that the name'],
])('MODEL=%s where %s is listed', async (model, id, line) => {
  const port = await answering({ '/v1/models': JSON.stringify({ data: [{ id }] }) });
  const address = `127.0.0.1:${port}`;
  const env = readEnvironment({ MODEL_BASE_URL: `http://${address}/v1`, MODEL: model });
  const [says = ''] = lines(await checkModel(env));
  expect(says).toContain(line.replace('HOST', address));
});

test('a port in use is ours only where Postquill itself answers', async () => {
  const ours = await answering({
    '/healthz': '{"alive":true}',
    '/api/health': '{"message":"API is healthy.","code":200,"data":{}}',
    '/metrics': '# TYPE postquill_ready gauge\npostquill_ready 1\n',
  });
  const foreign = await answering({});
  expect(lines(await checkPorts(readEnvironment({ PORT: ours, POCKETBASE_PORT: ours })))).toEqual([
    `ok: ${ours} (PORT): Postquill is running`,
    `ok: ${ours} (POCKETBASE_PORT): Postquill is running`,
  ]);
  const env = readEnvironment({
    PORT: foreign,
    METRICS_PORT: ours,
    POCKETBASE_URL: `http://127.0.0.1:${foreign}`,
  });
  expect(lines(await checkPorts(env))).toEqual([
    `wrong: Port ${foreign} is in use. Set PORT to another port.`,
    `ok: ${ours} (METRICS_PORT): Postquill is running`,
    `wrong: http://127.0.0.1:${foreign} does not answer as PocketBase does.`,
  ]);
});

test.each([
  [['METRICS_PORT'], {}, 1, 'PORT and METRICS_PORT'],
  [['METRICS_PORT'], { METRICS_HOST: '0.0.0.0' }, 1, 'PORT and METRICS_PORT'],
  [['METRICS_PORT'], { HOST: '0.0.0.0', OPEN_DEVELOPMENT: 'true' }, 1, 'PORT and METRICS_PORT'],
  [['POCKETBASE_PORT'], {}, 1, 'PORT and POCKETBASE_PORT'],
  [['METRICS_PORT', 'POCKETBASE_PORT'], { PORT: '0' }, 2, 'METRICS_PORT and POCKETBASE_PORT'],
])(
  'one port for two doors is told before the second finds it taken: %j, %j',
  async (doors, changes, at, two) => {
    const port = String(await freePort());
    const same = Object.fromEntries(doors.map((door) => [door, port]));
    const env = readEnvironment({
      PORT: port,
      POCKETBASE_PORT: String(await freePort()),
      ...same,
      ...changes,
    });
    const sentence = `${two} are both ${port}: set one of them to another.`;
    expect(lines(await checkPorts(env))[at]).toBe(`wrong: ${sentence}`);
    await expect(requireFreePorts(doorsOf(env))).rejects.toThrow(sentence);
  },
);

test('a start waits a moment for the port of one before it that is ending', async () => {
  const earlier = createServer().listen(0, '127.0.0.1');
  await once(earlier, 'listening');
  const { port } = earlier.address() as AddressInfo;
  const doors = [{ variable: 'PORT', host: '127.0.0.1', port }];
  await expect(requireFreePorts(doors)).rejects.toThrow(`Port ${port} is in use. Set PORT to`);
  const start = requireFreePorts(doors);
  setTimeout(() => earlier.close(), 200);
  await start;
});

test('two doors at addresses of their own may have one port', async () => {
  const port = String(await freePort());
  const env = readEnvironment({
    ...{
      PORT: port,
      METRICS_PORT: port,
      METRICS_HOST: '127.0.0.2',
      POCKETBASE_PORT: String(await freePort()),
    },
  });
  for (const line of lines(await checkPorts(env))) expect(line).toMatch(/^ok: .* is free$/);
});

test('an address that this machine does not have is no port in use', async () => {
  const env = readEnvironment({ NODE_ENV: 'production', HOST: '203.0.113.7', PORT: '5000' });
  const [says] = lines(await checkPorts(env));
  expect(says).toBe('wrong: This machine has no address 203.0.113.7 (EADDRNOTAVAIL).');
});

test.each([
  ['127.0.0.1', '127.0.0.1'],
  ['0.0.0.0', '127.0.0.1'],
  ['::', '[::1]'],
  ['::1', '[::1]'],
  ['postquill.internal', 'postquill.internal'],
])('what listens at %s is asked at %s', (host, address) => {
  expect(fromHere(host)).toBe(address);
});

test.each(['ftp://host/backups', 'file:/mnt/backups'])('BACKUP_TO=%s is no folder', async (to) => {
  const checked = checkBackups(readEnvironment({ BACKUP_TO: to }));
  await expect(checked).rejects.toThrow(/^BACKUP_TO must be a folder, /);
});

test('a store of backups that accepts and never answers is given up with a sentence', async () => {
  const server = createServer(() => undefined).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  const checked = checkBackups(
    readEnvironment({
      BACKUP_TO: 's3://backups',
      BACKUP_S3_ENDPOINT: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      BACKUP_S3_ACCESS_KEY: 'key',
      BACKUP_S3_SECRET_KEY: 'secret',
    }),
  );
  await expect(checked).rejects.toThrow('s3://backups/ cannot be reached: no answer in time.');
});

test('a folder of backups that is not there, and one whose newest is of a time to come', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'postquill-doctor-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const about = async (to: string) =>
    lines(await checkBackups(readEnvironment({ BACKUP_TO: to })))[0];
  const keep = (name: string) => writeFileSync(join(folder, name), 'x');
  const inHours = (hours: number) => nameOf(new Date(Date.now() + hours * 3_600_000), false);

  const missing = join(folder, 'disk');
  expect(await about(missing)).toBe(
    `note: ${missing} is not there: the first backup makes it, or a disk is not mounted`,
  );
  expect(await about(folder)).toBe(`note: ${folder} can be reached and holds none yet`);
  await expect(about(resolve('package.json/backups'))).rejects.toThrow(
    `The folder ${resolve('package.json')} cannot be written to: permission denied.`,
  );
  keep(inHours(0.5));
  expect(await about(folder)).toBe(`ok: 1 in ${folder}, the newest 0 hours old`);
  for (const name of [inHours(2), 'postquill-99999999T999999999Z.tar.gz']) {
    keep(name);
    expect(await about(folder)).toBe(
      `wrong: ${name} in ${folder} bears a time that has not come: its name or the clock here is wrong.`,
    );
  }
});
