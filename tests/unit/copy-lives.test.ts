import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { readEnvironment } from '#api/env.ts';
import { takeFence } from '#scripts/copy/fence.ts';
import { noteBegun, ownLife, ownLifeFile, requireWhatBegan } from '#scripts/copy/own-life.ts';
import { copyPlace } from '#scripts/copy/place.ts';

const parent = mkdtempSync(join(tmpdir(), 'copy-lives-'));
afterAll(() => rmSync(parent, { recursive: true }));

const first = 'life-000001-0a1b2c';
let shared: string;
let round = 0;
const place = () => copyPlace(readEnvironment({ COPY_TO: `file:${shared}` }));

function dataFolder(name: string): string {
  const folder = join(parent, `${round}-${name}`);
  mkdirSync(folder);
  return folder;
}

beforeEach(async () => {
  round += 1;
  shared = dataFolder('copy');
  await place().lives.write(first, '{}');
});

test('of machines that begin in an empty place at the same moment, one begins a life, and the others hear of it', async () => {
  await place().lives.remove(first);
  const folders = ['a', 'b', 'c', 'd'].map(dataFolder);
  const begun = await Promise.allSettled(folders.map((folder) => ownLife(place(), folder)));
  const lives = begun.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
  expect(lives).toEqual([expect.stringMatching(/^life-000001-/)]);
  expect(folders.flatMap((folder) => readdirSync(folder))).toEqual(['copy-life']);
  const refusals = begun.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []));
  // A note that is being written cannot be read yet.
  for (const { message } of refusals) {
    expect(message).toMatch(new RegExp(`COPY_AFTER=${lives[0]}|is being written`));
  }
});

test('of machines that take the place of one that is gone at the same moment, one begins a life', async () => {
  const folders = ['a', 'b', 'c', 'd'].map(dataFolder);
  const begun = await Promise.allSettled(folders.map((folder) => ownLife(place(), folder, first)));
  const lives = begun.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
  expect(lives).toEqual([expect.stringMatching(/^life-000002-/)]);
  expect(folders.flatMap((folder) => readdirSync(folder))).toEqual(['copy-life']);
});

test('the heir that a fence names is in the way of all others before it has copied anything', async () => {
  const heir = await ownLife(place(), dataFolder('heir'), first);
  const late = dataFolder('late');
  for (const after of [undefined, first]) {
    await expect(ownLife(place(), late, after)).rejects.toThrow(`COPY_AFTER=${heir}`);
  }
  const next = await ownLife(place(), late, heir);
  expect(next).toMatch(/^life-000003-/);
  expect(readFileSync(ownLifeFile(late), 'utf8').trim()).toBe(next);
});

test('whoever has the fence goes on with it, and nobody else', async () => {
  const mine = { by: 'mine', heir: 'life-000002-aaaaaa' };
  await takeFence(place(), first, mine);
  expect(await takeFence(place(), first, mine)).toMatchObject(mine);
  await expect(takeFence(place(), first, { by: 'theirs' })).rejects.toThrow(
    `Another machine has already taken over from ${first}.`,
  );
});

test('a place that holds nothing of what was copied there is another one, or its disk is not mounted', async () => {
  const dataDir = dataFolder('data');
  const life = await ownLife(place(), dataDir, first);
  await requireWhatBegan(place(), dataDir, life);
  await noteBegun(place(), dataDir, life);
  await requireWhatBegan(place(), dataDir, life);
  rmSync(shared, { recursive: true });
  mkdirSync(shared);
  await expect(requireWhatBegan(place(), dataDir, life)).rejects.toThrow('is its disk mounted');
  // As the sentence says.
  rmSync(ownLifeFile(dataDir));
  const anew = await ownLife(place(), dataDir);
  expect(anew).not.toBe(life);
  await requireWhatBegan(place(), dataDir, anew);
});
