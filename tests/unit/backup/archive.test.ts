import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { createGzip } from 'node:zlib';
import { createTarPacker, packTar } from 'modern-tar';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { archive } from '#scripts/backup/archive.ts';
import { Packing } from '#scripts/backup/packing.ts';
import { unpack } from '#scripts/backup/unpack.ts';

const service = { email: 'api@local.invalid', password: 'a secret' };

let folder: string;
let dataDir: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'archive-'));
  dataDir = join(folder, 'data');
  for (const name of ['aside', 'data/pocketbase/storage/a', 'data/pocketbase/storage/b/c']) {
    mkdirSync(join(folder, name), { recursive: true });
  }
  const database = new DatabaseSync(join(dataDir, 'pocketbase/data.db'));
  database.exec(
    'CREATE TABLE posts (text, userId); CREATE TABLE users (id); CREATE TABLE services (email)',
  );
  database.prepare('INSERT INTO services VALUES (?)').run(service.email);
  database.close();
  writeFileSync(join(dataDir, 'service.json'), JSON.stringify(service));
  writeFileSync(join(dataDir, 'pocketbase/storage/a/one.png'), 'one');
  writeFileSync(join(dataDir, 'pocketbase/storage/b/c/two.png'), 'two');
});

afterEach(() => rmSync(folder, { recursive: true }));

const storage = () => join(dataDir, 'pocketbase/storage');

async function packed(): Promise<Buffer> {
  const { content } = archive({
    dataDir,
    database: join(dataDir, 'pocketbase/data.db'),
    aside: join(folder, 'aside'),
    made: new Date(),
    postquill: '1.0.0',
  });
  return buffer(Readable.from(content).pipe(createGzip()));
}

const unpacked = (bytes: Buffer) => unpack(Readable.from([bytes]), join(folder, 'unpacked'));

const all = [
  'pocketbase/data.db',
  'pocketbase/storage/a/one.png',
  'pocketbase/storage/b/c/two.png',
  'service.json',
];

test('a backup holds the database, the uploads and the credentials', async () => {
  const { files, rows } = await unpacked(await packed());
  expect(Object.keys(files).sort()).toEqual(all);
  expect(rows).toEqual({ posts: 0, users: 0, services: 1 });
});

test('an installation without uploads has none', async () => {
  rmSync(storage(), { recursive: true });
  const { files } = await unpacked(await packed());
  expect(Object.keys(files).sort()).toEqual(['pocketbase/data.db', 'service.json']);
});

// A name that is no UTF-8 is listed as another one, which nobody finds: as if it had just been deleted.
test.runIf(process.platform === 'linux')(
  'a folder that goes while uploads are listed takes none of the others with it',
  async () => {
    const gone = Buffer.concat([Buffer.from(`${storage()}/`), Buffer.from([0xff])]);
    mkdirSync(gone);
    const { files } = await unpacked(await packed());
    expect(Object.keys(files).sort()).toEqual(all);
  },
);

test('a file that is missing ends the backup', async () => {
  const packing = new Packing(createTarPacker().controller);
  const adding = packing.addFile('pocketbase/data.db', join(folder, 'aside/data.db'));
  await expect(adding).rejects.toThrow('ENOENT');
});

test('an archive without a database is refused', async () => {
  const made = new Date().toISOString();
  const manifest = { format: 1, made, postquill: '1', pocketbase: '1', rows: {}, files: {} };
  const body = JSON.stringify(manifest);
  const tar = await packTar([{ header: { name: 'manifest.json', size: body.length }, body }]);
  const bytes = await buffer(Readable.from([tar]).pipe(createGzip()));
  await expect(unpacked(bytes)).rejects.toThrow('The backup holds no database. Take an older one.');
});

test('only what is in a backup makes it a damaged one, and not how it was read', async () => {
  const bytes = await packed();
  async function* broken(): AsyncGenerator<Buffer> {
    yield bytes.subarray(0, 100);
    throw Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' });
  }
  await expect(unpack(broken(), join(folder, 'broken'))).rejects.toThrow(
    /^The backup could not be read: read ECONNRESET. Try again.$/,
  );
  await expect(
    unpack(Readable.from([bytes.subarray(0, -20)]), join(folder, 'cut')),
  ).rejects.toThrow(/^The backup is damaged or was cut off/);
});
