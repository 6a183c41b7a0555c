import { cp, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inspect } from 'node:util';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { obtainPocketbase } from '#scripts/obtain/obtain.ts';
import { pocketbaseArguments, pocketbaseEnvironment } from '#scripts/pocketbase/arguments.ts';
import { ensureSuperuser } from '#scripts/pocketbase/credentials.ts';
import { ensureServiceRecord } from '#scripts/pocketbase/service-record.ts';
import { site } from '#site';
import { type RunningPocketbase, startPocketbase } from '#tests/harness/pocketbase.ts';
import { logIn } from '../calls.ts';
import { Operator } from '../operator.ts';

let dir: string;
let running: RunningPocketbase | undefined;

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'credentials-test-'));
});

afterEach(async () => {
  await running?.stop();
  running = undefined;
  await rm(dir, { recursive: true, force: true });
});

const place = (binary: string) => ({
  binary,
  pocketbaseDataDir: join(dir, 'data', 'pocketbase'),
  secretsDir: join(dir, 'data'),
});

/** An installation that has been started before. */
const asAfterAStart = () => cp(process.env.POCKETBASE_TEMPLATE ?? '', dir, { recursive: true });

async function start(): Promise<RunningPocketbase> {
  running = await startPocketbase({ dir });
  return running;
}

const modeOf = async (path: string) => ((await stat(path)).mode & 0o777).toString(8);

test('the first start makes both, readable by their owner alone, and prints neither', async () => {
  const pb = await start();
  for (const file of ['superuser.json', 'service.json']) {
    expect(await modeOf(join(dir, file))).toBe('600');
  }
  expect(await modeOf(dir)).toBe('700');
  expect(pb.superuser.password).not.toBe(pb.service.password);
  for (const { password } of [pb.superuser, pb.service]) {
    expect(password).toMatch(/^[\w-]{32}$/);
    expect(pb.output()).not.toContain(password);
  }
  expect(pb.output()).not.toContain('/_/#/pbinstal');
});

test('the second start runs no command and writes nothing', async () => {
  const binary = await obtainPocketbase();
  const first = await ensureSuperuser(place(binary));
  const written = (await stat(join(dir, 'data', 'superuser.json'))).mtimeMs;
  expect(await ensureSuperuser(place('/does/not/exist'))).toEqual(first);
  expect((await stat(join(dir, 'data', 'superuser.json'))).mtimeMs).toBe(written);
  expect(await readdir(join(dir, 'data'))).toEqual(['pocketbase', 'superuser.json']);
});

test('a database that is gone gets the same superuser again', async () => {
  await asAfterAStart();
  const first = await start();
  const { superuser, service } = first;
  await first.kill();
  for (const file of await readdir(dir)) {
    if (!file.endsWith('.json')) await rm(join(dir, file), { recursive: true });
  }
  const second = await start();
  expect(second.superuser).toEqual(superuser);
  expect(second.service).toEqual(service);
  await logIn(second, '_superusers', superuser);
  await logIn(second, 'services', service);
});

test('a service record that is missing or has another password is put right', async () => {
  await asAfterAStart();
  const pb = await start();
  const operator = await Operator.of(pb);
  const service = { ...place('unused'), secretsDir: dir, url: pb.url };
  const recordId = async () => (await operator.list('services'))[0]?.id ?? '';

  await operator.remove('services', await recordId());
  await ensureServiceRecord(service);
  await logIn(pb, 'services', pb.service);

  const before = await recordId();
  const password = 'changed by somebody';
  await operator.update('services', before, { password, passwordConfirm: password });
  await ensureServiceRecord(service);
  await logIn(pb, 'services', pb.service);
  expect(await operator.list('services')).toMatchObject([{ id: before }]);

  await rm(join(dir, 'service.json'));
  const renewed = await ensureServiceRecord(service);
  expect(renewed.password).not.toBe(pb.service.password);
  await logIn(pb, 'services', renewed);
  expect(await operator.list('services')).toHaveLength(1);
});

test('a superuser file that opens nothing is named in one sentence, and its deletion helps', async () => {
  await asAfterAStart();
  const pb = await start();
  const path = join(dir, 'superuser.json');
  await rm(join(dir, 'service.json'));
  await writeFile(path, JSON.stringify({ ...pb.superuser, password: 'not this one' }));
  const service = { ...place('unused'), secretsDir: dir, url: pb.url };
  await expect(ensureServiceRecord(service)).rejects.toThrow(
    `The credentials in ${path} no longer open PocketBase. Delete that file and start again`,
  );
  await pb.kill();
  await rm(path);
  const again = await start();
  await logIn(again, 'services', again.service);
});

test.each(['', '{', '{"email":"a@example.com"}'])('a file that holds %j is named', async (text) => {
  const path = join(dir, 'data', 'superuser.json');
  await mkdir(join(dir, 'data'));
  await writeFile(path, text);
  await expect(ensureSuperuser(place('unused'))).rejects.toThrow(`${path} cannot be read`);
});

test('a binary that fails gives its reason, and neither the password nor a file', async () => {
  const binary = join(dir, 'pocketbase');
  const script = `#!/bin/sh
for last; do :; done
echo "$last" > "$0.password"
echo "disk is full, says $last" >&2
exit 1
`;
  await writeFile(binary, script, { mode: 0o700 });
  const failure: unknown = await ensureSuperuser(place(binary)).catch((error: unknown) => error);
  const password = (await readFile(`${binary}.password`, 'utf8')).trim();
  expect(password).toHaveLength(32);
  expect(failure).toHaveProperty(
    'message',
    'PocketBase could not create its superuser. disk is full, says [password]',
  );
  expect(inspect(failure, { showHidden: true, depth: 9 })).not.toContain(password);
  expect(await readdir(join(dir, 'data'))).toEqual(['pocketbase']);
});

test('a binary that is not there is said to be missing', async () => {
  await expect(ensureSuperuser(place(join(dir, 'nowhere')))).rejects.toThrow(/superuser.*ENOENT/);
});

test('a password may begin with a dash', async () => {
  const superuser = { email: 'superuser@local.invalid', password: '-dashed-password' };
  await writeFile(join(dir, 'superuser.json'), JSON.stringify(superuser));
  await logIn(await start(), '_superusers', superuser);
});

test('PocketBase listens on this machine only and is told no secret of ours', () => {
  const args = pocketbaseArguments({ port: 8090, dataDir: '/d', origins: ['https://a.example'] });
  expect(args).toContain('--http=127.0.0.1:8090');
  expect(args).toContain('--origins=http://127.0.0.1:8090,https://a.example');
  const env = { PATH: '/bin', POSTQUILL_BILLING: 'dev', STRIPE_SECRET_KEY: 's', HOME: '/h' };
  expect(pocketbaseEnvironment(env)).toEqual({
    PATH: '/bin',
    HOME: '/h',
    POSTQUILL_BILLING: 'dev',
    POSTQUILL_SITE_NAME: site.name,
  });
});
