import { randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { decrypt, encrypt } from '#scripts/backup/encryption.ts';
import { refusalOfPlain } from '#scripts/backup/restore-backup.ts';

const secret = randomBytes(32);
const block = 65_536;
const head = 19 + 32;

async function* inChunks(bytes: Buffer, size: number): AsyncGenerator<Buffer> {
  for (let start = 0; start < bytes.length; start += size)
    yield bytes.subarray(start, start + size);
}

const seal = (bytes: Buffer) => buffer(encrypt(inChunks(bytes, 10_000), secret));
const open = (bytes: Buffer, key: Buffer | undefined = secret) =>
  buffer(decrypt(inChunks(bytes, 7_001), key));

test.each([0, 1, block - 1, block, block + 1, 3 * block, 200_000])(
  '%i bytes come back as they were',
  async (length) => {
    const bytes = randomBytes(length);
    const sealed = await seal(bytes);
    expect(sealed.length).toBe(head + length + 16 * Math.max(1, Math.ceil(length / block)));
    expect(await open(sealed)).toEqual(bytes);
  },
);

test('the same content is never encrypted the same', async () => {
  const bytes = randomBytes(100);
  expect(await seal(bytes)).not.toEqual(await seal(bytes));
});

test('another key, or none, opens nothing', async () => {
  const sealed = await seal(randomBytes(1_000));
  await expect(open(sealed, randomBytes(32))).rejects.toThrow('BACKUP_KEY is not the key');
  await expect(buffer(decrypt(inChunks(sealed, 10), undefined))).rejects.toThrow('is encrypted');
});

test('what was never encrypted passes as it is, with and without a key', async () => {
  const plain = Buffer.from('neither long nor encrypted');
  expect(await open(plain)).toEqual(plain);
  const long = randomBytes(200_000);
  expect(await buffer(decrypt(inChunks(long, 999), undefined))).toEqual(long);
});

test.each([
  ['postquill.tar.gz.enc', false, true, 'although its name says so'],
  ['postquill.tar.gz.enc', true, false, 'although its name says so'],
  ['postquill.tar.gz', true, false, 'BACKUP_KEY is set'],
  ['postquill.tar.gz', true, true, undefined],
  ['postquill.tar.gz', false, false, undefined],
])('%s that is not encrypted (key: %s, named: %s)', async (name, hasKey, named, sentence) => {
  const plain = Buffer.from('never encrypted');
  const refusal = refusalOfPlain(name, hasKey, named);
  const opening = buffer(decrypt(inChunks(plain, 4), hasKey ? secret : undefined, refusal));
  if (sentence === undefined) expect(await opening).toEqual(plain);
  else await expect(opening).rejects.toThrow(sentence);
});

test('what is encrypted opens, also where nothing else may', async () => {
  const bytes = randomBytes(100);
  const sealed = await seal(bytes);
  expect(await buffer(decrypt(inChunks(sealed, 10), secret, 'refused'))).toEqual(bytes);
});

const places = [
  head,
  head + 100,
  head + block + 15,
  head + block + 16,
  head + 2 * (block + 16) + 5,
  20,
];

test.each(places)('one bit changed at byte %i is noticed', async (at) => {
  const sealed = await seal(randomBytes(3 * block));
  sealed[at] = (sealed[at] ?? 0) ^ 1;
  await expect(open(sealed)).rejects.toThrow('damaged');
});

test('blocks left out, moved or cut off are noticed', async () => {
  const sealed = await seal(randomBytes(3 * block));
  const step = block + 16;
  const blocks = [0, 1, 2].map((n) => sealed.subarray(head + n * step, head + (n + 1) * step));
  const [first, second, third] = blocks as [Buffer, Buffer, Buffer];
  const start = sealed.subarray(0, head);
  const join = (...parts: Buffer[]) => Buffer.concat([start, ...parts]);
  expect((await open(join(first, second, third))).length).toBe(3 * block);
  for (const wrong of [
    join(first, second),
    join(first, third),
    join(second, first, third),
    join(),
  ]) {
    await expect(open(wrong)).rejects.toThrow('damaged');
  }
  await expect(open(join(first, second, third, third))).rejects.toThrow('damaged');
  await expect(open(sealed.subarray(0, -1))).rejects.toThrow('damaged');
});
