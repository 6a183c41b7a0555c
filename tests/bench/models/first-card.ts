import { type Platform, rules } from '#shared/rules.ts';
import { order, writerAt } from '#tests/api/model-writer/writing.ts';
import { type Commission, newsroom } from '#tests/fakes/openai/newsroom.ts';
import { type Plan, type Step, says, saysPosts } from '#tests/fakes/openai/plans.ts';
import { type FakeOpenai, startFakeOpenai } from '#tests/fakes/openai/server.ts';
import { ask, order as asked, signUp } from '#tests/harness/people.ts';
import { type Stack, startStack, withoutPages } from '#tests/harness/stack.ts';
import { median } from '../statistics.ts';
import { type Row, row } from '../table.ts';

/** A model as many are: it reads 10,000 tokens a second, thinks for half a second and writes 60. */
const pace = { thinkingMs: 500, readPerMs: 10, tokenMs: 1_000 / 60 };
const lettersInToken = 4;
/** Posts of the length that the prompt asks for at medium length. */
const lettersOfPost: Partial<Record<Platform, number>> = { x: 190, instagram: 500, linkedin: 900 };

function tokensOf(value: unknown): number {
  return Math.ceil(JSON.stringify(value).length / lettersInToken);
}

/** The same answer, said token by token. */
function paced(plan: Plan, letters: number): Plan {
  return (seen) => {
    const answer = plan(seen);
    const reading = tokensOf(seen.body.messages) / pace.readPerMs;
    const stepMs = (pace.tokenMs * letters) / lettersInToken / answer.steps.length;
    const steps = answer.steps.flatMap((step, index): Step[] => [
      { notBefore: Math.round(pace.thinkingMs + reading + index * stepMs) },
      step,
    ]);
    return { ...answer, steps };
  };
}

/** As long as the lists for three platforms mostly were that capable writers made of ideas with details: 900 letters. */
const division = JSON.stringify({
  shares: ['everywhere', 'linkedin', 'instagram', 'x'].map((id) => ({
    for: id,
    facts: Array.from(
      { length: 3 },
      (_, at) => `fact ${at} for ${id}, in a few plain words as the author says it`,
    ),
  })),
});

interface Run {
  firstMs: number;
  allMs: number;
  calls: number;
  read: number;
  written: number;
}

/** How long a post is where these instructions send it. */
function lettersFor(instructions: string): number {
  const ids = Object.keys(lettersOfPost) as Platform[];
  const place = ids.find((id) => instructions.includes(`Platform: ${rules.platforms[id].label}.`));
  return (place && lettersOfPost[place]) ?? 0;
}

const syllables = ['ba', 'lo', 'rin', 'te', 'ka', 'mus', 'sel', 'or', 'vi', 'dan', 'ge'];

/** Words that no other post has: what resembles another post is no candidate. */
function story(seed: number, letters: number): string {
  let state = seed + 1;
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return syllables[(state >>> 8) % syllables.length];
  };
  let text = '';
  while (text.length < letters) text += `${next()}${next()}${next()} `;
  return `${text.slice(0, letters - 1).trim()}.`;
}

/** Has the fake write, choose, read and divide at the pace of a model, and counts what it wrote. */
function workingAtPace(fake: FakeOpenai): { readonly written: number } {
  const seen = { written: 0 };
  const saying = (text: string, plan: (deltas: number) => Plan): Plan => {
    seen.written += tokensOf(text);
    return paced(plan(Math.ceil(text.length / lettersInToken)), text.length);
  };
  const saysText = (text: string) => saying(text, (deltas) => says(text, { deltas }));
  const writes = ({ count, instructions }: Commission, at: number) => {
    const letters = lettersFor(instructions);
    const posts = Array.from({ length: count }, (_, index) => story(at * 100 + index, letters));
    return saying(JSON.stringify({ posts }), (deltas) => saysPosts(posts, { deltas }));
  };
  // Of ten drafts one that judges keeps three or four, so a few more are written.
  const chooses = ({ drafts, count }: Commission) => {
    const kept = drafts.slice(0, Math.min(count, 2)).map(({ number }) => number);
    return saysText(JSON.stringify({ chosen: kept }));
  };
  const reads = () => saysText('{"changes": []}');
  fake.requests.length = 0;
  fake.script(newsroom(writes, chooses, reads, () => saysText(division)).plan);
  return seen;
}

async function run(fake: FakeOpenai, writing: 'once' | 'choose', platform: Platform): Promise<Run> {
  const work = workingAtPace(fake);
  const writer = writerAt(fake.url, { writing });
  const { signal } = new AbortController();
  const began = performance.now();
  let firstMs = 0;
  let posts = 0;
  for await (const _ of writer.write({ ...order, platform, length: 2 }, signal)) {
    posts += 1;
    if (posts === 1) firstMs = performance.now() - began;
  }
  if (posts !== order.posts) throw new Error(`${posts} posts came`);
  const read = fake.requests.reduce((sum, { body }) => sum + tokensOf(body.messages), 0);
  const allMs = performance.now() - began;
  return { firstMs, allMs, calls: fake.requests.length, read, written: work.written };
}

interface Ends {
  lastCardMs: number;
  doneMs: number;
}

/** As a page sees it: from the click over hold, dividing, writing and the last look to the commit. */
async function wholeOrder(stack: Stack, fake: FakeOpenai, ...platforms: Platform[]): Promise<Ends> {
  workingAtPace(fake);
  const { token } = await signUp(stack.pocketbase);
  const [platform = 'x', ...also] = platforms;
  const began = performance.now();
  const answer = await ask(stack.api.url, token, asked({ platform, also }), {
    accept: 'text/event-stream',
  });
  let text = '';
  let posts = 0;
  let lastCardMs = 0;
  for await (const part of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    text += part;
    const came = text.split('event: post\n').length - 1;
    if (came > posts) lastCardMs = performance.now() - began;
    posts = came;
  }
  if (posts !== order.posts * platforms.length || !text.includes('event: done\n'))
    throw new Error(`${posts} posts came:\n${text.slice(-500)}`);
  return { lastCardMs, doneMs: performance.now() - began };
}

/** What choosing costs beside one call: the wait for a first card, calls and tokens. */
async function ofChoosing(fake: FakeOpenai, seconds: number): Promise<Row[]> {
  const rows: Row[] = [];
  for (const platform of ['x', 'linkedin'] as const) {
    const ratios: number[] = [];
    let pair: [Run, Run] | null = null;
    for (let round = 0; round < Math.max(1, Math.floor(seconds / 2)); round += 1) {
      pair = [await run(fake, 'once', platform), await run(fake, 'choose', platform)];
      ratios.push(pair[1].firstMs / pair[0].firstMs);
    }
    if (pair === null) continue;
    const [once, choose] = pair;
    const times = (pick: (one: Run) => number) => (pick(choose) / pick(once)).toFixed(1);
    const name = rules.platforms[platform].name;
    rows.push(
      row(`First card on ${name}: choose / once`, median(ratios), '<= 1.5'),
      row(
        `Calls, tokens read and written on ${name}: once`,
        `${once.calls}, ${once.read} + ${once.written}`,
        'for comparison',
      ),
      row(
        `Calls, tokens read and written on ${name}: choose`,
        `${choose.calls}, ${choose.read} + ${choose.written}`,
        `for comparison: x ${times(({ read }) => read)}, x ${times(({ written }) => written)}`,
      ),
      row(`All cards on ${name}: choose / once`, choose.allMs / once.allMs, 'for comparison'),
    );
  }
  return rows;
}

/** What three platforms cost beside one. */
async function ofPlatforms(fake: FakeOpenai, seconds: number): Promise<Row[]> {
  const model = { MODEL_BASE_URL: fake.url, MODEL: 'paced/model' };
  const elsewhere = { WRITING: 'choose', MODEL_ONE_BY_ONE: 'false' };
  const stack = await startStack({ api: { ...withoutPages, ...model, ...elsewhere } });
  try {
    const cards: number[] = [];
    const ends: number[] = [];
    // The first of all meets servers that have compiled nothing yet.
    await wholeOrder(stack, fake, 'linkedin');
    for (let round = 0; round < Math.ceil(seconds / 2); round += 1) {
      const one = await wholeOrder(stack, fake, 'linkedin');
      const three = await wholeOrder(stack, fake, 'linkedin', 'instagram', 'x');
      cards.push(three.lastCardMs / one.lastCardMs);
      ends.push(three.doneMs / one.doneMs);
    }
    return [
      row('Last card of three platforms / of one, from the click', median(cards), '<= 1.3'),
      row('Done with three platforms / with one, from the click', median(ends), 'for comparison'),
    ];
  } finally {
    await stack.stop();
  }
}

export async function firstCard(seconds: number): Promise<Row[]> {
  const fake = await startFakeOpenai();
  try {
    return [...(await ofChoosing(fake, seconds)), ...(await ofPlatforms(fake, seconds))];
  } finally {
    await fake.close();
  }
}
