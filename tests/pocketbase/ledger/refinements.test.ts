import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { asSuperuser } from '#tests/harness/people.ts';
import { type RunningPocketbase, startPocketbase } from '#tests/harness/pocketbase.ts';
import { LedgerCaller } from './ledger-caller.ts';
import { limit, Refiner } from './refiner.ts';

let pb: RunningPocketbase;
let ledger: LedgerCaller;
let superuser: Awaited<ReturnType<typeof asSuperuser>>;
let ada: Refiner;

beforeAll(async () => {
  pb = await startPocketbase();
  ledger = await LedgerCaller.of(pb);
  superuser = await asSuperuser(pb);
});

afterAll(() => pb.stop());

beforeEach(async () => {
  ada = await Refiner.of(pb, ledger);
});

test('what is held knows what the generation was about, in whose voice, and what is left', async () => {
  const { person } = ada;
  const samples = ['One.', 'Two.', 'Three.'];
  const voices = person.client.collection('voices');
  const { id } = await voices.create({ userId: person.id, name: 'Mine', samples });
  const key = await ada.generated({ voice: id });
  expect(await ledger.refine(person, { generation: key })).toMatchObject({
    ...{ outcome: 'held', plan: 'free', topic: 'Tea', details: 'Green', left: limit - 1 },
    ...{ voice: { name: 'Mine' }, own: null },
  });
});

test('a post that was deleted meanwhile is not refined, and what was refined before is still there', async () => {
  const { person } = ada;
  const post = await ada.saved();
  const key = randomUUID();
  expect(await ada.refined({ post, key })).toBe('held');
  await person.client.collection('posts').delete(post);
  expect(await ada.refined({ post })).toBe('postGone');
  expect(await ada.refined({ post, key })).toBe('replay');
  expect(await ledger.refine(person)).toMatchObject({ left: limit - 2 });
});

test('the same key is one refinement, and brings the same text', async () => {
  const { person } = ada;
  const order = { generation: ada.generation, key: randomUUID() };
  const held = await ledger.refine(person, order);
  if (held.outcome !== 'held') throw new Error(held.outcome);
  expect(await ledger.refine(person, order)).toEqual({ outcome: 'running' });
  await ledger.commit(held.id, '{"text":"Shorter."}');
  const replay = { outcome: 'replay', result: '{"text":"Shorter."}', left: limit - 1 };
  expect(await ledger.refine(person, order)).toMatchObject(replay);
  const other = { ...order, bodyHash: 'another' };
  expect(await ledger.refine(person, other)).toEqual({ outcome: 'mismatch' });
});

test('a generation that is still written, another plan’s platform and a full site are refused', async () => {
  const { generation } = ada;
  const key = randomUUID();
  await ledger.held(ada.person, { key });
  const refused = [
    [{ generation: key }, 'running'],
    [{ generation, platform: 'bluesky' }, 'platformRefused'],
    [{ generation, sitePerDay: 0 }, 'siteUsed'],
  ] as const;
  for (const [order, outcome] of refused) expect(await ada.refined(order)).toBe(outcome);
});

test('what a model that is gone wrote uncounted, the site’s does not refine', async () => {
  const { generation } = ada;
  const filter = superuser.filter('key = {:generation}', { generation });
  const generations = superuser.collection('generations');
  const row = await generations.getFirstListItem(filter);
  await generations.update(row.id, { uncounted: true, ownModel: 'mine', slot: 0 });
  expect(await ada.refined({ generation, ownModels: true })).toBe('ownModelGone');
});

test('a refinement is no generation: none of its posts is mended, or saved, by its key', async () => {
  const { person } = ada;
  const key = randomUUID();
  expect(await ada.refined({ generation: ada.generation, key })).toBe('held');
  expect(await ledger.mend(person, key)).toEqual({ outcome: 'mendUnknown' });
  const draft = { userId: person.id, text: 'Tea.', platform: 'x', tone: 'casual' };
  const saved = await person.client.collection('posts').create({ ...draft, generationKey: key });
  expect(saved).toMatchObject({ generation: '', writer: '' });
});
