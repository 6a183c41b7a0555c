import { gzipSync } from 'fflate';
import { createTarPacker } from 'modern-tar';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sha256 } from '#scripts/obtain/fingerprint.ts';
import { litestream } from '#scripts/obtain/litestream.ts';
import { obtainLitestream } from '#scripts/obtain/obtain.ts';
import { whole } from '#tests/fakes/release-server.ts';
import { bytesOf, openWorkshop, type Workshop } from './workshop.ts';

const program = new TextEncoder().encode('#!/bin/sh\necho 0.5.18\n');

async function tarOf(files: Record<string, Uint8Array>): Promise<Uint8Array> {
  const { readable, controller } = createTarPacker();
  const bytes = new Response(readable).bytes();
  for (const [name, body] of Object.entries(files)) {
    const writer = controller.add({ name, size: body.length }).getWriter();
    await writer.write(body);
    await writer.close();
  }
  controller.finalize();
  return gzipSync(await bytes);
}

const archive = await tarOf({ 'README.md': program.slice(0, 9), litestream: program });
const path = '/v0.5.18/litestream-0.5.18-linux-x86_64.tar.gz';
const pinned = { asset: 'linux-x86_64', archive: sha256(archive) };

let shop: Workshop;

beforeEach(async () => {
  shop = await openWorkshop();
});

afterEach(() => shop.close());

test('is taken out of the archive of its release, and kept beside PocketBase', async () => {
  shop.server.answer(path, whole(archive));
  const pins = { ...litestream, releases: { 'linux-x64': pinned } };
  const kept = await obtainLitestream({ ...shop.options, pins });
  expect(await bytesOf(kept)).toEqual(program);
  expect(kept).toMatch(/litestream-0\.5\.18-linux-x64\/official-\w+\/\w+\/litestream$/);
});

test('an archive that is not the pinned one is refused, and nothing else is tried', async () => {
  shop.server.answer(path, whole(await tarOf({ litestream: program.slice(1) })));
  const pins = { ...litestream, releases: { 'linux-x64': pinned } };
  await expect(obtainLitestream({ ...shop.options, pins })).rejects.toThrow(
    /is not what it should be.*LITESTREAM_BIN to a program that you trust/s,
  );
  expect(await shop.cached()).toEqual([]);
});

test('a given one of another version is refused with its name', async () => {
  const given = await shop.place('mine', '#!/bin/sh\necho 0.5.17\n');
  const env = { ...shop.options.env, LITESTREAM_BIN: given };
  await expect(obtainLitestream({ ...shop.options, env, pins: litestream })).rejects.toThrow(
    /LITESTREAM_BIN is set to .*it is version 0\.5\.17, and Postquill needs 0\.5\.18/,
  );
});

test('where none can be had, it says what to do', async () => {
  await expect(obtainLitestream({ ...shop.options, pins: litestream })).rejects.toThrow(
    /^Litestream 0\.5\.18 could not be put in place.*install Go.*set LITESTREAM_BIN to/s,
  );
});
