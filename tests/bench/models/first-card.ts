import { sideBySide } from '#api/services/generation/running/side-by-side.ts';
import type { Share, WritingOrder } from '#api/services/writers/writer.ts';
import { type Platform, rules } from '#shared/rules.ts';
import { order, writerAt } from '#tests/api/model-writer/writing.ts';
import { type Commission, newsroom } from '#tests/fakes/openai/newsroom.ts';
import { type Plan, type Step, says, saysPosts } from '#tests/fakes/openai/plans.ts';
import { startFakeOpenai } from '#tests/fakes/openai/server.ts';
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

/** As long as the lists of a real model for three platforms. */
const division = JSON.stringify({
  shares: ['everywhere', 'linkedin', 'instagram', 'x'].map((id) => ({
    for: id,
    facts: Array.from(
      { length: 3 },
      (_, at) => `fact ${at} for ${id}, in a few words of the author`,
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

async function run(writing: 'once' | 'choose', ...platforms: Platform[]): Promise<Run> {
  let written = 0;
  const saying = (text: string, plan: (deltas: number) => Plan): Plan => {
    written += tokensOf(text);
    return paced(plan(Math.ceil(text.length / lettersInToken)), text.length);
  };
  const writes = ({ count, instructions }: Commission, at: number) => {
    const letters = lettersFor(instructions);
    const posts = Array.from({ length: count }, (_, index) =>
      `post ${index} of call ${at} tells what happened on the day. `.repeat(30).slice(0, letters),
    );
    return saying(JSON.stringify({ posts }), (deltas) => saysPosts(posts, { deltas }));
  };
  // Of ten drafts one that judges keeps three or four, so a few more are written.
  const chooses = ({ drafts, count }: Commission) => {
    const kept = drafts.slice(0, Math.min(count, 2)).map(({ number }) => number);
    const text = JSON.stringify({ chosen: kept });
    return saying(text, (deltas) => says(text, { deltas }));
  };
  const fake = await startFakeOpenai();
  try {
    const divides = () => saying(division, (deltas) => says(division, { deltas }));
    const reads = () => says('{"changes": []}');
    fake.script(newsroom(writes, chooses, reads, divides).plan);
    const writer = writerAt(fake.url, { writing });
    const { signal } = new AbortController();
    const began = performance.now();
    const [platform = 'x', ...others] = platforms;
    const shares =
      others.length > 0 && writer.divide
        ? writer.divide({ ...order, platform, others }, signal)
        : Promise.resolve(new Map<Platform, Share>());
    const sources = platforms.map(
      (platform) =>
        async function* () {
          const others = platforms.filter((other) => other !== platform);
          const share = (await shares).get(platform);
          const wanted: WritingOrder = {
            ...order,
            platform,
            others,
            ...(share && { share }),
            length: 2,
          };
          yield* writer.write(wanted, signal);
        },
    );
    let firstMs = 0;
    let posts = 0;
    for await (const _ of sideBySide(sources, rules.generation.platformsAtOnce)) {
      posts += 1;
      if (posts === 1) firstMs = performance.now() - began;
    }
    if (posts !== order.posts * platforms.length) throw new Error(`${posts} posts came`);
    const read = fake.requests.reduce((sum, { body }) => sum + tokensOf(body.messages), 0);
    const allMs = performance.now() - began;
    return { firstMs, allMs, calls: fake.requests.length, read, written };
  } finally {
    await fake.close();
  }
}

/** What choosing costs beside one call: the wait for a first card, calls and tokens. */
export async function firstCard(seconds: number): Promise<Row[]> {
  const rows: Row[] = [];
  for (const platform of ['x', 'linkedin'] as const) {
    const ratios: number[] = [];
    let pair: [Run, Run] | null = null;
    for (let round = 0; round < Math.max(1, Math.floor(seconds / 2)); round += 1) {
      pair = [await run('once', platform), await run('choose', platform)];
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
  const together: number[] = [];
  for (let round = 0; round < Math.max(1, Math.floor(seconds / 2)); round += 1) {
    const one = await run('choose', 'linkedin');
    const three = await run('choose', 'linkedin', 'instagram', 'x');
    together.push(three.allMs / one.allMs);
  }
  rows.push(row('Last card of three platforms / of one', median(together), '<= 1.3'));
  return rows;
}
