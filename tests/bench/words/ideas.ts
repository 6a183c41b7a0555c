import { readFileSync } from 'node:fs';
import type { Platform, PostLength, Tone } from '#shared/rules.ts';
import { rules } from '#shared/rules.ts';
import { overlap, tooMuchShared } from '#shared/text/copies/overlap.ts';
import { writerAt } from '#tests/api/model-writer/writing.ts';
import { type Commission, newsroom } from '#tests/fakes/openai/newsroom.ts';
import { says, saysPosts } from '#tests/fakes/openai/plans.ts';
import { startFakeOpenai } from '#tests/fakes/openai/server.ts';
import { median } from '../statistics.ts';
import { type Row, row } from '../table.ts';

/** One idea for several platforms, and what a capable model said to the prompts of content/writing/. */
interface RecordedIdea {
  topic: string;
  details: string;
  tone: Tone;
  length: PostLength;
  platforms: [Platform, ...Platform[]];
  shares: { for: string; facts: string[] }[];
  /** Two drafts of each call, by platform. */
  drafts: Record<string, string[][]>;
  /** The drafts that it named, the best first. */
  chosen: Record<string, string[]>;
}

const file = new URL('recorded-ideas.json', import.meta.url);
const ideas: RecordedIdea[] = JSON.parse(readFileSync(file, 'utf8'));

/** Says again what was recorded for the platform that a call is for. */
function replaying({ platforms, shares, drafts, chosen }: RecordedIdea) {
  const platformOf = ({ instructions }: Commission) =>
    platforms.find((id) =>
      [`Platform: ${rules.platforms[id].label}.`, `drafts for ${rules.platforms[id].label} `].some(
        (words) => instructions.includes(words),
      ),
    ) ?? platforms[0];
  const asked = new Map<Platform, number>();
  return newsroom(
    (commission) => {
      const platform = platformOf(commission);
      const at = asked.get(platform) ?? 0;
      asked.set(platform, at + 1);
      return saysPosts(drafts[platform]?.[at] ?? []);
    },
    (commission) => {
      const numbers = (chosen[platformOf(commission)] ?? []).flatMap((text) =>
        commission.drafts.filter((draft) => draft.text === text).map(({ number }) => number),
      );
      return says(JSON.stringify({ chosen: numbers.slice(0, commission.count) }));
    },
    undefined,
    () => says(JSON.stringify({ shares })),
  );
}

/** The first card of each platform, divided, written and chosen as for somebody who asks for all of them. */
async function firstCards(idea: RecordedIdea, url: string) {
  const { platforms, topic, details, tone, length } = idea;
  const { signal } = new AbortController();
  const writer = writerAt(url, { writing: 'choose' });
  const wanted = { topic, details, tone, length, voice: null, temperature: 0.7, seed: topic };
  const [platform, ...others] = platforms;
  const order = { ...wanted, posts: 5, earlier: [] };
  const shares = (await writer.divide?.({ ...order, platform, others }, signal)) ?? new Map();
  const shown: string[] = [];
  for (const [among, id] of platforms.entries()) {
    const share = shares.get(id);
    const elsewhere = () => [...shown];
    const beside = { others: platforms.filter((other) => other !== id), among, elsewhere };
    const own = { ...order, ...beside, platform: id, ...(share && { share }) };
    for await (const text of writer.write(own, signal)) {
      shown.push(text);
      break;
    }
  }
  const needed = [topic, ...(shares.get(platform)?.everywhere ?? [])];
  return shown.flatMap((one, at) =>
    shown.slice(at + 1).map((other) => overlap(one, other, needed)),
  );
}

/** How much the posts of one idea repeat each other, beside what all of them have to say. */
export async function ideaRows(): Promise<Row[]> {
  const fake = await startFakeOpenai();
  try {
    const shared: number[] = [];
    for (const idea of ideas) {
      fake.script(replaying(idea).plan);
      shared.push(...(await firstCards(idea, fake.url)));
    }
    const over = (most: number) => `${shared.filter((each) => each > most).length}`;
    const pairs = `of ${shared.length} pairs of platforms`;
    return [
      row(
        'Ideas: word pairs that posts for two platforms share, median',
        median(shared),
        '<= 0.33',
      ),
      row(`Ideas: over a third, ${pairs}`, over(1 / 3), '0'),
      row(`Ideas: over what is passed over, ${pairs}`, over(tooMuchShared), 'few'),
    ];
  } finally {
    await fake.close();
  }
}
