import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { GenerateAnswer, ReplaceEvent } from '#shared/contracts/page-api.ts';
import { choosing, newsroom } from '#tests/fakes/openai/newsroom.ts';
import { hangs, type Plan, refuses, says, saysPosts } from '#tests/fakes/openai/plans.ts';
import { type FakeOpenai, startFakeOpenai } from '#tests/fakes/openai/server.ts';
import { ask, order, type Person, signUp } from '#tests/harness/people.ts';
import { type Stack, startStack, withoutPages } from '#tests/harness/stack.ts';

const drafts = [
  'The bakery on Rue Verte opens at 7. It is closed on Mondays.',
  'Anna lit 310 candles in the frost. Some of the nine were neighbors. We saved the Pinot.',
];
const stiff = 'Some of the nine were neighbors.';
const plain = 'There were nine of us, some of them neighbors.';

let provider: FakeOpenai;
let stack: Stack;
let person: Person;

beforeAll(async () => {
  provider = await startFakeOpenai();
  stack = await startStack({
    api: {
      ...withoutPages,
      MODEL_BASE_URL: provider.url,
      MODEL: 'test/model',
      WRITING: 'choose',
      MODEL_FIRST_BYTE_SECONDS: '1',
    },
  });
});

afterAll(async () => {
  await stack.stop();
  await provider.close();
});

beforeEach(async () => {
  person = await signUp(stack.pocketbase);
});

interface Read {
  names: string[];
  replaced: ReplaceEvent[];
  stored: string[];
  /** What the last reader was shown. */
  shown: string[];
}

/** A set, of which two drafts are good, as events, and what its key brings afterwards. */
async function generated(proof: Plan): Promise<Read> {
  const chooses = choosing('Rue Verte', '310 candles');
  const { plan, commissions } = newsroom(
    () => saysPosts(drafts),
    chooses,
    () => proof,
  );
  provider.script(plan);
  const key = randomUUID();
  const asking = (accept: string) => ask(stack.api.url, person.token, order(), { key, accept });
  const text = await (await asking('text/event-stream')).text();
  const blocks = Array.from(text.matchAll(/^event: (\w+)\ndata: (.*)$/gm));
  const stored = (await (await asking('application/json')).json()) as GenerateAnswer;
  return {
    names: blocks.map(([, name = '']) => name),
    replaced: blocks
      .filter(([, name]) => name === 'replace')
      .map(([, , data = '']) => JSON.parse(data)),
    stored: stored.posts.map((post) => post.text),
    shown: commissions.find(({ kind }) => kind === 'proof')?.posts.map((post) => post.text) ?? [],
  };
}

const changes = (...list: object[]) => says(JSON.stringify({ changes: list }));
const unchanged = { replaced: [], stored: drafts };

test('a passage that halts a reader is replaced before the end, and so it is kept', async () => {
  const { names, replaced, stored, shown } = await generated(
    changes({ post: 2, from: stiff, to: plain }),
  );
  const text = drafts[1]?.replace(stiff, plain);
  expect(shown).toEqual(drafts);
  expect(names).toEqual(['post', 'post', 'replace', 'done']);
  expect(replaced).toEqual([{ platform: 'x', index: 1, text }]);
  expect(stored).toEqual([drafts[0], text]);
});

test('what harms a post is not believed, and costs the others nothing', async () => {
  const { replaced } = await generated(
    changes(
      { post: 1, from: 'at 7', to: 'at 6' },
      { post: 1, from: 'on Rue Verte', to: '' },
      { post: 2, from: 'candles in the frost.', to: `candles. ${'And so on. '.repeat(30)}` },
      { post: 2, from: 'We saved the Pinot.', to: 'We saved the Pinot. Let that sink in.' },
      { post: 2, from: 'in the snow', to: 'in the rain' },
      { post: 2, from: ' the ', to: ' a ' },
      { post: 3, from: 'a', to: 'b' },
      { post: 'two', from: 'Anna', to: 'Anna and Bob' },
      { post: 2, from: stiff, to: plain },
    ),
  );
  expect(replaced).toEqual([{ platform: 'x', index: 1, text: drafts[1]?.replace(stiff, plain) }]);
});

test('two changes that only make sense together are made together, or the post would say it twice', async () => {
  const opening = 'Anna lit 310 candles in the frost. Some of the nine were neighbors.';
  const [, before = ''] = drafts;
  const { stored } = await generated(
    changes(
      { post: 2, from: opening, to: 'Some of the nine were neighbors.' },
      {
        post: 2,
        from: 'We saved the Pinot.',
        to: 'We saved the Pinot: Anna lit 310 candles in the frost.',
      },
    ),
  );
  expect(before.startsWith(opening)).toBe(true);
  expect(stored[1]).toBe(
    'Some of the nine were neighbors. We saved the Pinot: Anna lit 310 candles in the frost.',
  );
});

test('a fact is not put where its other place stays, or the post would say it twice', async () => {
  const moved = 'We saved the Pinot: Anna lit 310 candles in the frost.';
  const { stored } = await generated(
    changes(
      {
        post: 2,
        from: 'Anna lit 310 candles in the frost.',
        to: 'Since 2019 it has been like this.',
      },
      { post: 2, from: stiff, to: plain },
      { post: 2, from: 'We saved the Pinot.', to: moved },
    ),
  );
  expect(stored[1]).toBe(drafts[1]?.replace(stiff, plain));
});

test('where nothing is to be changed the posts stay', async () => {
  expect(await generated(changes())).toMatchObject(unchanged);
});

// Last: after one that fails nobody is asked for a while.
test.each([
  ['fails', refuses(400)],
  ['hangs', hangs()],
])('a reading that %s is not waited for', async (_, proof) => {
  const read = await generated(proof);
  expect(read).toMatchObject(unchanged);
  expect(read.names.at(-1)).toBe('done');
  expect(stack.api.output()).toContain('a call beside the writing failed');
});
