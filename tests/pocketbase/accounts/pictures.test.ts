import { existsSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { message, rules } from '#shared/rules.ts';
import { type Person, signUp } from '#tests/harness/people.ts';
import { type RunningPocketbase, startPocketbase } from '#tests/harness/pocketbase.ts';
import { call, type PocketbaseRow } from '../calls.ts';
import { jpeg, jpegFromCamera, jpegOfTwoReadings, png, webp } from './pictures.ts';

const side = rules.picture.maxSide;

let pb: RunningPocketbase;
let person: Person;

beforeAll(async () => {
  pb = await startPocketbase();
  person = await signUp(pb);
});

afterAll(() => pb.stop());

function upload(bytes: Buffer, name = 'me.png', type = 'image/png', method = 'PATCH') {
  const body = new FormData();
  body.set('avatar', new Blob([new Uint8Array(bytes)], { type }), name);
  const path = '/api/collections/users/records';
  if (method === 'PATCH') {
    return call<PocketbaseRow>(pb, 'PATCH', `${path}/${person.id}`, { token: person.token, body });
  }
  for (const field of ['password', 'passwordConfirm']) body.set(field, 'a fine secret');
  body.set('email', 'bomb@example.com');
  return call<PocketbaseRow>(pb, 'POST', path, { body });
}

const refused = {
  status: 400,
  body: {
    message: message('pictureRefused'),
    data: { avatar: { message: message('pictureRefused') } },
  },
};

test.each([
  ['PNG', png(side, side)],
  ['a JPEG', jpeg(side, 3)],
  ['a progressive JPEG', jpeg(3, side, 0xc2)],
  ['a JPEG with two segments of metadata', jpegFromCamera(side, side)],
  ['a lossy WebP', webp.lossy(side, side)],
  ['a lossless WebP', webp.lossless(side, 1)],
  ['an extended WebP', webp.extended(side, side)],
])('the largest picture is taken: %s', async (_, bytes) => {
  expect((await upload(bytes)).status).toBe(200);
});

test.each([
  ['a PNG too wide', png(side + 1, 1)],
  ['a PNG too high', png(1, side + 1)],
  ['a PNG that declares the most there is', Buffer.from(png(1, 1)).fill(0xff, 16, 24)],
  ['a PNG of no size', Buffer.from(png(1, 1)).fill(0, 16, 24)],
  ['a JPEG', jpeg(side + 1, 3)],
  ['a progressive JPEG', jpeg(3, 65_535, 0xc2)],
  ['a JPEG of no height', jpeg(3, 0)],
  ['a JPEG with two segments of metadata', jpegFromCamera(side + 1, 3)],
  ['a JPEG that two readers read differently', jpegOfTwoReadings(65_000, 65_000)],
  ['a JPEG of a frame that no decoder here knows', jpeg(3, 3, 0xc9)],
  ['a lossy WebP', webp.lossy(16_383, 16_383)],
  ['a lossless WebP', webp.lossless(16_383, 1)],
  ['an extended WebP', webp.extended(side + 1, 3)],
  ['an extended WebP with more in it than it says', webp.understated(16_000, 16_000)],
  ['half a PNG header', png(8, 8).subarray(0, 20)],
  ['a JPEG that ends before its frame', jpeg(8, 8).subarray(0, 60)],
  ['a WebP that ends before its picture', webp.lossy(8, 8).subarray(0, 24)],
])('refused with one sentence: %s', async (_, bytes) => {
  expect(await upload(bytes)).toMatchObject(refused);
});

test('a name and a type that say otherwise change nothing', async () => {
  for (const bytes of [png(side + 1, 1), jpeg(side + 1, 1), webp.lossless(side + 1, 1)]) {
    expect(await upload(bytes, 'me.jpg', 'image/jpeg')).toMatchObject(refused);
    expect(await upload(bytes, 'me.webp', 'image/webp')).toMatchObject(refused);
    expect(await upload(bytes, 'me', 'application/octet-stream')).toMatchObject(refused);
  }
});

/** What the process holds in memory, in megabytes. */
function memory(): number {
  const status = readFileSync(`/proc/${pb.pid}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1]) / 1024;
}

function thumb({ id, avatar }: PocketbaseRow): Promise<Response> {
  return fetch(`${pb.url}/api/files/users/${id}/${avatar}?thumb=100x100`);
}

test('a picture of 900 million pixels gets in at no door', async () => {
  const bomb = png(30_000, 30_000);
  expect(bomb.length).toBeLessThan(200_000);
  expect(await upload(bomb)).toMatchObject(refused);
  expect((await upload(bomb, 'me.png', 'image/png', 'POST')).status).toBe(400);
});

test.skipIf(!existsSync('/proc/self/status'))(
  'twenty looks at the largest pictures there can be leave the memory alone',
  async () => {
    // Sixteen bits for each of four channels: eight times the room of an everyday picture.
    const costly = png(side, side, 16, 4);
    const before = memory();
    for (let round = 0; round < 2; round += 1) {
      const { status, body } = await upload(costly);
      expect(status).toBe(200);
      const answers = await Promise.all(Array.from({ length: 10 }, () => thumb(body)));
      expect(answers.map((answer) => answer.status)).toEqual(Array(10).fill(200));
      for (const answer of answers) await answer.arrayBuffer();
    }
    expect(memory() - before).toBeLessThan(100);
  },
);
