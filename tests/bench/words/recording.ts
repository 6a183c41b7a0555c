import { readFileSync } from 'node:fs';
import type { Platform, PostLength, Tone } from '#shared/rules.ts';
import { type Newsroom, newsroom } from '#tests/fakes/openai/newsroom.ts';
import { says, saysPosts } from '#tests/fakes/openai/plans.ts';

/** One order, and what a capable model said to the prompts of content/writing/. */
export interface Recorded {
  topic: string;
  details: string;
  tone: Tone;
  platform: Platform;
  length: PostLength;
  /** Two drafts of each call. */
  drafts: string[][];
  /** The drafts it chose: the first alone, then the others. */
  first: string | null;
  others: string[];
  /** Five posts for the prompt that Postquill had before these. */
  before: string[];
}

/** Posts for the same orders, written without a voice and in the voice of these samples. */
export interface RecordedVoice {
  name: string;
  samples: string[];
  plain: string[];
  inVoice: string[];
}

const file = new URL('recorded.json', import.meta.url);

/** Written for this project by a capable model, which was asked the very prompts that are sent. */
export const recorded: { orders: Recorded[]; voices: RecordedVoice[] } = JSON.parse(
  readFileSync(file, 'utf8'),
);

/** Says again what was recorded: the next drafts to each writing call, its choice among them to a judge. */
export function replaying({ drafts, first, others }: Recorded): Newsroom {
  const chosen = [first, ...others].filter((text) => text !== null);
  const writes = (_: unknown, at: number) => saysPosts(drafts[at] ?? []);
  return newsroom(writes, ({ drafts: shown, count, earlier }) => {
    const wanted = count === 1 && earlier.length === 0 ? [first] : chosen;
    const numbers = wanted.flatMap((text) => {
      const draft = shown.find((one) => one.text === text);
      return draft === undefined ? [] : [draft.number];
    });
    return says(JSON.stringify({ chosen: numbers.slice(0, count) }));
  });
}
