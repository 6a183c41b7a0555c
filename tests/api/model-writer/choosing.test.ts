import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { ModelWriterConfig } from '#api/services/writers/model/config.ts';
import type { WritingOrder } from '#api/services/writers/writer.ts';
import { type Commission, choosing, newsroom, numbered } from '#tests/fakes/openai/newsroom.ts';
import { hangs, type Plan, refuses, says, saysPosts } from '#tests/fakes/openai/plans.ts';
import { type FakeOpenai, startFakeOpenai } from '#tests/fakes/openai/server.ts';
import { writerAt, written } from './writing.ts';

let fake: FakeOpenai;
beforeAll(async () => {
  fake = await startFakeOpenai();
});
afterAll(() => fake.close());
beforeEach(() => {
  fake.requests.length = 0;
});

type Answering = (commission: Commission, at: number) => Plan;

interface Chosen {
  posts: string[];
  kind: string | null;
  /** How many posts had been shown when the writer said that the next is the best; null if it never did. */
  choseAfter: number | null;
  commissions: Commission[];
}

async function chosen(
  writes: Answering,
  chooses: Answering,
  changes: Partial<WritingOrder> = {},
  config: Partial<ModelWriterConfig> = {},
): Promise<Chosen> {
  const { plan, commissions } = newsroom(writes, chooses);
  fake.script(plan);
  let choseAfter: number | null = null;
  const seen: string[] = [];
  const chose = () => {
    choseAfter ??= seen.length;
  };
  const writer = writerAt(fake.url, { writing: 'choose', ...config });
  const { posts, kind } = await written(writer, { ...changes, chose });
  return { posts, kind, choseAfter, commissions };
}

const of = (kind: Commission['kind'], commissions: Commission[]) =>
  commissions.filter((commission) => commission.kind === kind);

test('shows the best of several drafts first, and then what else was chosen, in its order', async () => {
  const chooses: Answering = (commission, at) =>
    at === 0 ? choosing('1a')(commission) : choosing('4b', '0a', '2b', '3a')(commission);
  const { posts, kind, choseAfter, commissions } = await chosen(numbered, chooses);
  expect(posts).toEqual(['1a', '4b', '0a', '2b', '3a'].map((name) => `draft ${name} of the day.`));
  expect(kind).toBeNull();
  expect(choseAfter).toBe(0);
  expect(of('drafts', commissions).map(({ count }) => count)).toEqual([2, 2, 2, 2, 2]);
  expect(of('verdict', commissions).map(({ count }) => count)).toEqual([1, 4]);
  expect(new Set(of('drafts', commissions).map(({ instructions }) => instructions)).size).toBe(5);
  const [, second] = of('verdict', commissions);
  expect(second?.earlier).toEqual([posts[0]]);
  expect(second?.drafts).toHaveLength(9);
});

test.each([
  [1, 2, 4],
  [2, 2, 4],
  [3, 3, 6],
  [5, 5, 10],
  [10, 6, 24],
])(
  'for %i posts: %i calls, %i drafts, and never more than a bound',
  async (posts, calls, drafts) => {
    const none: Answering = () => says('{"chosen": []}');
    const { commissions } = await chosen(numbered, none, { posts });
    const first = of('drafts', commissions).slice(0, calls);
    expect(first.reduce((sum, { count }) => sum + count, 0)).toBe(drafts);
    expect(of('drafts', commissions).length).toBe(calls + Math.min(posts, 6));
    expect(of('verdict', commissions)).toHaveLength(3);
  },
);

test('what was not chosen fills no gap: others are written once, and then it ends', async () => {
  const chooses: Answering = (commission, at) => choosing(['1a', '2a', '5b'][at] ?? '')(commission);
  const { posts, commissions } = await chosen(numbered, chooses);
  expect(posts).toEqual(['1a', '2a', '5b'].map((name) => `draft ${name} of the day.`));
  const further = of('drafts', commissions).slice(5);
  expect(further).toHaveLength(3);
  expect(further.every(({ earlier }) => earlier.length === 2)).toBe(true);
  const last = of('verdict', commissions)[2];
  expect(last?.earlier).toEqual(posts.slice(0, 2));
  expect(last?.drafts.every(({ text }) => /draft [567]/.test(text))).toBe(true);
  expect(of('verdict', commissions)).toHaveLength(3);
});

test('where nobody likes any draft, the one with the fewest findings is better than nothing', async () => {
  const writes: Answering = (_, at) =>
    saysPosts([
      `Draft ${at}. Let that sink in. We opened in 1987 with Rosa and 12 others.`,
      at === 3 ? 'The plain one.' : `Draft ${at} again: a game-changer for Peter and Paul.`,
    ]);
  const { posts, choseAfter } = await chosen(writes, () => says('{"chosen": []}'));
  expect(posts).toEqual(['The plain one.']);
  expect(choseAfter).toBeNull();
});

test('the one who chooses is told what the code found', async () => {
  const text = 'Let that sink in: our friend Rosa paid $45 for the merger.';
  const writes: Answering = (_, at) => saysPosts([text, `draft ${at} of the day.`]);
  const details = 'It cost $45.';
  const { commissions } = await chosen(writes, choosing('sink'), { posts: 1, details });
  const shown = of('verdict', commissions)[0]?.drafts.find((draft) => draft.text === text);
  expect(shown?.signs.join()).toContain('Let that sink in');
  expect(shown?.unknown).toEqual(['Rosa']);
});

/** For what hangs; still long enough for those that answer on a machine that has no time for them. */
const quick = { timeouts: { firstByteMs: 2_000, idleMs: 2_000, totalMs: 20_000 } };

test.each<[string, Answering, Partial<ModelWriterConfig>?]>([
  ['hangs', () => hangs(), quick],
  ['hangs after its headers', () => hangs('headers'), quick],
  ['breaks', () => refuses(500)],
  ['is refused', () => refuses(403)],
  ['answers in prose', () => says('The third one is lovely.')],
  ['names drafts that there are not', () => says('{"chosen": [77, 0, 78]}')],
  ['copies a draft', ({ drafts }) => saysPosts([drafts[0]?.text ?? ''])],
])('a judge that %s takes no post from anybody', async (_, judge, config) => {
  const tooLong = 'Far too long for the place. '.repeat(20);
  const writes: Answering = (commission, at) =>
    at === 0 ? saysPosts([tooLong, 'Let that sink in. It is 1987.']) : numbered(commission, at);
  const { posts, kind, choseAfter } = await chosen(writes, judge, {}, config);
  expect(posts).toHaveLength(5);
  expect(posts.filter((post) => /too long|sink in/.test(post))).toEqual([]);
  expect(kind).toBeNull();
  expect(choseAfter).toBeNull();
});

test('a judge that repeats itself or breaks off is believed as far as it got', async () => {
  const chooses: Answering = ({ drafts }, at) => {
    const [one, two] = drafts.map(({ number }) => number);
    if (at === 0) return says(`{"chosen": [${one}, ${one}]}`);
    return says(`{"chosen": [${two}, ${two}, 99, `, { finish: null, done: false });
  };
  const { posts } = await chosen(numbered, chooses, { posts: 2 });
  expect(posts).toHaveLength(2);
  expect(new Set(posts).size).toBe(2);
});

test('calls that fail are no harm while enough drafts come', async () => {
  const fails = [refuses(403), hangs(), says('No idea.'), saysPosts(['draft 3a of the day.'])];
  const writes: Answering = (commission, at) => fails[at] ?? numbered(commission, at);
  const all: Answering = ({ drafts }) =>
    says(JSON.stringify({ chosen: drafts.map(({ number }) => number) }));
  const { posts, kind } = await chosen(writes, all, {}, quick);
  expect(posts).toHaveLength(5);
  expect(kind).toBeNull();
});

test.each<[string, Plan, string]>([
  ['refused', refuses(403), 'refused'],
  ['broken', refuses(500), 'unavailable'],
  ['copying the example', saysPosts(['No conclusions.', 'Like a message to a friend.']), 'garbage'],
])('where all calls fail the order fails: %s', async (_, plan, kind) => {
  const result = await chosen(() => plan, choosing('a'));
  expect(result).toMatchObject({ posts: [], kind });
  expect(of('verdict', result.commissions)).toEqual([]);
});

test('a provider that is away is asked no more often than it has to be', async () => {
  const breaker = { failures: 5, coolDownMs: 60_000 };
  const { kind } = await chosen(() => refuses(503), choosing('a'), {}, { retries: 2, breaker });
  expect(kind).toBe('unavailable');
  expect(fake.requests.length).toBe(5 + 2);
});

test('a server that takes one call at a time gets one at a time', async () => {
  let running = 0;
  const writes: Answering = (commission, at) => (seen) => {
    if (running > 0) return refuses(429, 'one at a time', { 'retry-after': '30' })(seen);
    running += 1;
    void seen.over.then(() => {
      running -= 1;
    });
    return numbered(commission, at)(seen);
  };
  const all: Answering = ({ drafts, count }) =>
    says(JSON.stringify({ chosen: drafts.slice(0, count).map(({ number }) => number) }));
  const { posts, kind } = await chosen(writes, all);
  expect(posts).toHaveLength(5);
  expect(kind).toBeNull();
});

test('whoever leaves ends all calls', async () => {
  const { plan } = newsroom(
    () => saysPosts(['draft a of the day.', 'draft b of the day.'], { stopAt: 600, stop: 'hang' }),
    () => hangs(),
  );
  fake.script(plan);
  const leave = new AbortController();
  const writing = written(writerAt(fake.url, { writing: 'choose' }), {}, leave.signal);
  await expect.poll(() => fake.requests.length).toBe(5);
  leave.abort();
  expect(await writing).toMatchObject({ posts: [], kind: 'aborted' });
  await Promise.all(fake.requests.map(({ over }) => over));
  expect(fake.requests.every(({ leftEarly }) => leftEarly)).toBe(true);
});

test('when the time is over, what came is given, the best by code first', async () => {
  const writes: Answering = (commission, at) =>
    at === 4 ? hangs('headers') : numbered(commission, at);
  const timeouts = { firstByteMs: 60_000, idleMs: 60_000, totalMs: 2_000 };
  const { posts, kind } = await chosen(writes, () => hangs(), {}, { timeouts });
  expect(posts).toHaveLength(5);
  expect(kind).toBeNull();
});

test('posts of the same generation that are there already are not written again', async () => {
  const earlier = ['draft 0a of the day.', 'draft 1a of the day.'];
  const all: Answering = ({ drafts, count }) =>
    says(JSON.stringify({ chosen: drafts.slice(0, count).map(({ number }) => number) }));
  const { posts, choseAfter, commissions } = await chosen(numbered, all, { posts: 2, earlier });
  expect(posts.toSorted()).toEqual(['draft 0b of the day.', 'draft 1b of the day.']);
  expect(choseAfter).toBeNull();
  expect(commissions.every((commission) => commission.earlier.length >= 2)).toBe(true);
});

test('what another platform shows already is not chosen again, unless there is nothing else', async () => {
  const shown = 'The market opens at nine on the square, and the first stall has bread.';
  const again = 'The market opens at nine on the square.';
  const chooses: Answering = ({ drafts, count }) =>
    says(JSON.stringify({ chosen: drafts.slice(0, count).map(({ number }) => number) }));
  const own: Answering = (_, at) =>
    saysPosts([`${again} Come ${at}.`, `Bring ${at} bags and coins.`]);
  const elsewhere = () => [shown];
  const { posts, commissions } = await chosen(own, chooses, { posts: 2, elsewhere });
  expect(posts).toHaveLength(2);
  for (const text of posts) expect(text).toMatch(/^Bring/);
  const asked = of('verdict', commissions).flatMap(({ drafts }) => drafts.map(({ text }) => text));
  expect(asked.filter((text) => text.includes(again))).toEqual([]);
  const same: Answering = (_, at) => saysPosts([`${again} Come ${at}.`]);
  expect((await chosen(same, chooses, { posts: 1, elsewhere })).posts).toHaveLength(1);
});

test('what another platform came to show while somebody chose is passed over, and comes last where nothing else is left', async () => {
  const again = 'The market opens at nine on the square.';
  let shown: string[] = [];
  const isAlike = ({ text }: { text: string }) => text.startsWith(again);
  const chooses: Answering = (commission, at) => {
    if (at === 0) return choosing('Bring')(commission);
    // All drafts are there by now.
    shown = [`${again} The first stall has bread.`];
    const { drafts, count } = commission;
    const named = [...drafts.filter(isAlike), ...drafts.filter((draft) => !isAlike(draft))];
    return says(JSON.stringify({ chosen: named.slice(0, count).map(({ number }) => number) }));
  };
  const writes: Answering = (_, at) =>
    saysPosts([`Bring ${Math.min(at, 1)} bags and coins.`, `${again} Come early.`]);
  const others: WritingOrder['others'] = ['linkedin'];
  const elsewhere = () => shown;
  const { posts, commissions } = await chosen(writes, chooses, { posts: 3, others, elsewhere });
  expect(of('verdict', commissions)[1]?.drafts.some(isAlike)).toBe(true);
  expect(posts.slice(0, 2).toSorted()).toEqual([
    'Bring 0 bags and coins.',
    'Bring 1 bags and coins.',
  ]);
  expect(posts.slice(2)).toEqual([`${again} Come early.`]);
});
