import { afterAll, beforeAll, expect, test } from 'vitest';
import { newsroom, numbered } from '#tests/fakes/openai/newsroom.ts';
import { says } from '#tests/fakes/openai/plans.ts';
import { type FakeOpenai, startFakeOpenai } from '#tests/fakes/openai/server.ts';
import { order, writerAt } from './writing.ts';

let provider: FakeOpenai;

beforeAll(async () => {
  provider = await startFakeOpenai();
});

afterAll(() => provider.close());

const wanted = { ...order, platform: 'x', others: ['linkedin', 'instagram'] } as const;
const signal = new AbortController().signal;

/** What comes of this answer to the call that divides. */
async function divided(answer: string) {
  const { plan } = newsroom(
    numbered,
    () => says(''),
    undefined,
    () => says(answer),
  );
  provider.script(plan);
  const shares = await writerAt(provider.url, { writing: 'choose' }).divide?.(wanted, signal);
  return Object.fromEntries(shares ?? []);
}

const lists = (...shares: [string, unknown][]) =>
  JSON.stringify({ shares: shares.map(([id, facts]) => ({ for: id, facts })) });

test('each platform knows its own facts, those of all, and those of the others', async () => {
  const said = lists(
    ['everywhere', ['in Ghent']],
    ['x', ['a new oven']],
    ['linkedin', ['it took two years', 'a loan']],
    ['instagram', ['the smell']],
  );
  const everywhere = ['in Ghent'];
  expect(await divided(said)).toEqual({
    x: {
      here: ['a new oven'],
      everywhere,
      elsewhere: ['it took two years', 'a loan', 'the smell'],
    },
    linkedin: {
      here: ['it took two years', 'a loan'],
      everywhere,
      elsewhere: ['a new oven', 'the smell'],
    },
    instagram: {
      here: ['the smell'],
      everywhere,
      elsewhere: ['a new oven', 'it took two years', 'a loan'],
    },
  });
});

test('a platform that got nothing is told of nothing that it would have to leave out', async () => {
  const shares = await divided(lists(['x', ['one']], ['linkedin', ['two']], ['instagram', []]));
  expect(Object.keys(shares)).toEqual(['x', 'linkedin']);
});

test('where one platform has it all, or nobody has anything, nothing is divided', async () => {
  expect(await divided(lists(['everywhere', ['one']], ['x', ['two']]))).toEqual({});
  expect(await divided('{"shares": []}')).toEqual({});
});

test('what is no list of facts for one of its platforms is passed over', async () => {
  const odd = lists(
    ['x', ['one']],
    ['linkedin', ['two']],
    ['instagram', 'three'],
    ['myspace', ['four']],
    ['facebook', ['five']],
    ['instagram', [6]],
    ['instagram', ['7'.repeat(401)]],
  );
  expect(Object.keys(await divided(odd))).toEqual(['x', 'linkedin']);
  expect(JSON.stringify(await divided(odd))).not.toMatch(/five|four/);
});

test('an answer without lists is an error, which rests for a while', async () => {
  const { plan, commissions } = newsroom(
    numbered,
    () => says(''),
    undefined,
    () => says('I divided it nicely.'),
  );
  provider.script(plan);
  const writer = writerAt(provider.url, { writing: 'choose' });
  await expect(writer.divide?.(wanted, signal)).rejects.toThrow('names no shares');
  expect(commissions.map(({ kind }) => kind)).toEqual(['division']);
});

test('whoever writes once does not divide either', () => {
  expect(writerAt(provider.url).divide).toBeUndefined();
});
