import { randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { nameOf, newestFirst } from '#scripts/backup/backup-name.ts';
import { s3Place } from '#scripts/backup/places/s3.ts';
import { type FakeS3, type S3Trouble, startS3 } from '#tests/fakes/s3/s3.ts';

const partBytes = 5 * 1024 * 1024;
const patience = {
  partBytes,
  tries: 3,
  firstPauseMilliseconds: 1,
  callMilliseconds: 10_000,
  questionMilliseconds: 10_000,
  silenceMilliseconds: 10_000,
};
const name = nameOf(new Date(), true);
/** Three parts, the last one shorter. */
const large = randomBytes(2 * partBytes + 1_000);

let s3: FakeS3;

beforeEach(async () => {
  s3 = await startS3();
});

afterEach(() => s3.close());

function place(changes: Partial<Parameters<typeof s3Place>[0]> = {}, patient = patience) {
  const { url: endpoint, bucket, accessKey, secretKey } = s3;
  const settings = { endpoint, bucket, accessKey, secretKey, region: 'us-east-1', prefix: 'a/b/' };
  return s3Place({ ...settings, ...changes }, patient);
}

async function* bytes(all: Buffer): AsyncGenerator<Buffer> {
  for (let start = 0; start < all.length; start += 100_000)
    yield all.subarray(start, start + 100_000);
}

function trouble(how: S3Trouble['how'], times: number, when: S3Trouble['when']): void {
  s3.troubles.push({ how, times, when });
}

test.each([
  ['small', large.subarray(0, 1_000)],
  ['large', large],
])('a %s backup is there as it was, under its name and in the list', async (_, content) => {
  const there = place();
  expect(await there.put(name, bytes(content))).toBe(content.length);
  expect([...s3.objects.keys()]).toEqual([`a/b/${name}`]);
  expect(s3.uploads.size).toBe(0);
  expect(await there.list()).toEqual([name]);
  expect((await buffer(await there.get(name))).equals(content)).toBe(true);
  await there.remove(name);
  expect(await there.list()).toEqual([]);
});

test('a long list comes whole, and without what is not ours', async () => {
  const names = [1, 2, 3, 4, 5].map((day) => nameOf(new Date(Date.UTC(2026, 1, day)), false));
  for (const each of [...names, 'notes.txt']) s3.objects.set(`a/b/${each}`, Buffer.from('x'));
  s3.objects.set(`elsewhere/${name}`, Buffer.from('x'));
  expect(newestFirst(await place().list()).reverse()).toEqual(names);
});

test.each(['error', 'cut'] as const)('a call that ends in %s is made again', async (how) => {
  trouble(how, 2, (method, url) => method === 'PUT' && url.searchParams.get('partNumber') === '2');
  trouble(how, 2, (method) => method === 'GET');
  await place().put(name, bytes(large));
  expect(s3.objects.get(`a/b/${name}`)?.equals(large)).toBe(true);
  expect(await place().list()).toEqual([name]);
});

test.each(['error', 'cut', 'silence'] as const)(
  'an upload that always ends in %s leaves nothing behind and says so',
  async (how) => {
    trouble(
      how,
      9,
      (method, url) => method === 'PUT' && url.searchParams.get('partNumber') === '3',
    );
    const put = place({}, { ...patience, tries: 1, callMilliseconds: 2_000 }).put(
      name,
      bytes(large),
    );
    await expect(put).rejects.toThrow(
      /^(127.0.0.1:\d+ refused|s3:\/\/backups\/a\/b\/ cannot be reached)/,
    );
    expect(s3.objects.size + s3.uploads.size).toBe(0);
  },
);

test('a question that nobody answers is given up soon, and an upload is not', async () => {
  const there = place(
    {},
    { ...patience, tries: 6, questionMilliseconds: 50, callMilliseconds: 500 },
  );
  trouble('silence', 3, (method) => method === 'GET');
  await expect(there.list()).rejects.toThrow(
    /^s3:\/\/backups\/a\/b\/ cannot be reached: no answer in time\.$/,
  );
  trouble('silence', 4, (method) => method === 'PUT');
  await there.put(name, bytes(large.subarray(0, 1_000)));
  expect(await place().list()).toEqual([name]);
});

test('parts that S3 could not put together are no backup', async () => {
  trouble(
    'late failure',
    1,
    (method, url) => method === 'POST' && url.searchParams.has('uploadId'),
  );
  await expect(place().put(name, bytes(large))).rejects.toThrow('could not put the parts');
  expect(s3.objects.size + s3.uploads.size).toBe(0);
});

const puttingTogether: S3Trouble['when'] = (method, url) =>
  method === 'POST' && url.searchParams.has('uploadId');

test('parts that were put together are a backup, also when the answer was lost', async () => {
  trouble('lost answer', 1, puttingTogether);
  expect(await place().put(name, bytes(large))).toBe(large.length);
  expect(s3.objects.get(`a/b/${name}`)?.equals(large)).toBe(true);
});

test('an upload that somebody else ended is no backup', async () => {
  trouble('cut', 1, (method, url) => {
    if (puttingTogether(method, url)) s3.uploads.clear();
    return puttingTogether(method, url);
  });
  s3.objects.set(`a/b/${name}`, Buffer.from('of another size'));
  await expect(place().put(name, bytes(large))).rejects.toThrow('(NoSuchUpload)');
});

test('content that fails in the middle leaves nothing behind', async () => {
  async function* failing() {
    yield large;
    throw new Error('the disk is gone');
  }
  await expect(place().put(name, failing())).rejects.toThrow('the disk is gone');
  expect(s3.objects.size + s3.uploads.size).toBe(0);
});

test.each([
  ['cut answer', 'broke: other side closed. Try again.'],
  ['half an answer', 'broke: nothing came for 0.3 seconds. Try again.'],
] as const)('%s is an error that says so', async (how, sentence) => {
  s3.objects.set(`a/b/${name}`, large);
  trouble(how, 1, (method) => method === 'GET');
  const there = place({}, { ...patience, silenceMilliseconds: 300 });
  await expect(there.get(name).then(buffer)).rejects.toThrow(sentence);
});

test('an answer that has begun may take longer than one that has not', async () => {
  s3.objects.set(`a/b/${name}`, large);
  trouble('slow answer', 1, (method) => method === 'GET');
  const there = place({}, { ...patience, questionMilliseconds: 1_000 });
  expect((await buffer(await there.get(name))).equals(large)).toBe(true);
});

test.each([
  [{ secretKey: 'another' }, '(SignatureDoesNotMatch). Look at BACKUP_S3_SECRET_KEY'],
  [{ accessKey: 'ANOTHER' }, '(InvalidAccessKeyId). Look at BACKUP_S3_ACCESS_KEY.'],
  [{ bucket: 'nobody' }, '(NoSuchBucket). Make the bucket first.'],
])('%o is refused in one sentence, at once and without a key in it', async (changes, sentence) => {
  const there = place(changes);
  const error = await there.list().catch((reason: Error) => reason);
  expect(String(error)).toContain(sentence);
  for (const key of [s3.secretKey, s3.accessKey]) expect(String(error)).not.toContain(key);
  expect(s3.calls).toHaveLength(1);
});
