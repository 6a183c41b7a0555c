import { shapePosts } from '#api/services/generation/shape-posts.ts';
import { offlineWriter } from '#api/services/writers/offline/offline-writer.ts';
import type { Writer } from '#api/services/writers/writer.ts';
import { distanceToVoice } from '#shared/text/voice/distance.ts';
import { measureVoice } from '#shared/text/voice.ts';
import { writerAt } from '#tests/api/model-writer/writing.ts';
import { saysPosts } from '#tests/fakes/openai/plans.ts';
import { startFakeOpenai } from '#tests/fakes/openai/server.ts';
import { type Row, row } from '../table.ts';
import { type Figures, figuresOf, type WrittenSet } from './figures.ts';
import { ideaRows } from './ideas.ts';
import { type Recorded, type RecordedVoice, recorded, replaying } from './recording.ts';

async function write(writer: Writer, order: Recorded): Promise<WrittenSet> {
  const posts: string[] = [];
  const { topic, details, tone, platform, length } = order;
  const wanted = { topic, details, tone, platform, length, voice: null, temperature: 0.7 };
  const { signal } = new AbortController();
  for await (const post of shapePosts(writer, { ...wanted, posts: 5, seed: topic }, signal)) {
    posts.push(post);
  }
  return { order, posts };
}

/** What the recorded model said, through the writer, its choice, cleaning and fitting. */
async function replayed(way: 'before' | 'choose'): Promise<WrittenSet[]> {
  const fake = await startFakeOpenai();
  try {
    const writer = writerAt(fake.url, { writing: way === 'before' ? 'once' : 'choose' });
    const sets: WrittenSet[] = [];
    for (const order of recorded.orders) {
      fake.script(way === 'before' ? saysPosts(order.before) : replaying(order).plan);
      sets.push(await write(writer, order));
    }
    return sets;
  } finally {
    await fake.close();
  }
}

async function writtenBy(writer: Writer): Promise<WrittenSet[]> {
  const sets: WrittenSet[] = [];
  for (const order of recorded.orders) sets.push(await write(writer, order));
  return sets;
}

/** The model an operator thinks about, asked the recorded orders. */
function liveWriter(): Writer | null {
  const { MODEL_BASE_URL, MODEL, MODEL_API_KEY, WRITING } = process.env;
  if (MODEL_BASE_URL === undefined || MODEL === undefined) return null;
  return writerAt(MODEL_BASE_URL, {
    model: MODEL,
    apiKey: MODEL_API_KEY ?? null,
    writing: WRITING === 'once' ? 'once' : 'choose',
    maxTokensPerPost: 1_500,
    countsTokens: false,
    timeouts: { firstByteMs: 120_000, idleMs: 60_000, totalMs: 600_000 },
  });
}

const wanted: Record<keyof Figures, string> = {
  posts: 'for comparison',
  signsPer100Words: '<= 0.5',
  unknownPerPost: '0',
  hookBeforeFold: '>= 0.90',
  sameOpening: '<= 0.05',
  sharedPairs: '<= 0.30',
  fits: '1.00',
};

const labels: Record<keyof Figures, string> = {
  posts: 'posts shown',
  signsPer100Words: 'signs of a machine per 100 words',
  unknownPerPost: 'unknown numbers and names per post, where there were details',
  hookBeforeFold: 'first sentence ends before the fold',
  sameOpening: 'two posts of a set open with the same two words',
  sharedPairs: 'word pairs that two posts of a set share',
  fits: 'fit their platform',
};

function rowsOf(who: string, sets: readonly WrittenSet[]): Row[] {
  const figures = figuresOf(sets);
  // Object.keys widens to string[]; these are the record's own keys.
  return (Object.keys(labels) as (keyof Figures)[]).map((figure) =>
    row(`${who}: ${labels[figure]}`, figures[figure], wanted[figure]),
  );
}

/** 0 is as the author writes, 1 as nobody less like them. */
function voiceRows(): Row[] {
  const distances = (pick: (voice: RecordedVoice) => string[]) => {
    const each = recorded.voices.flatMap((voice) => {
      const traits = measureVoice(voice.samples);
      return pick(voice).map((text) => distanceToVoice(text, traits));
    });
    return each.reduce((sum, distance) => sum + distance, 0) / each.length;
  };
  return [
    row(
      'Distance to the author: no voice chosen',
      distances(({ plain }) => plain),
      'for comparison',
    ),
    row(
      'Distance to the author: in their voice',
      distances(({ inVoice }) => inVoice),
      'less',
    ),
  ];
}

/**
 * What can be counted about posts, without a network: a capable model's recorded answers to the prompt
 * that was and to those that are, and the offline editor. With MODEL_BASE_URL and MODEL set the same for
 * that model, so that an operator can compare before choosing.
 */
export async function words(): Promise<Row[]> {
  const live = liveWriter();
  return [
    ...rowsOf('Before', await replayed('before')),
    ...rowsOf('Today', await replayed('choose')),
    ...rowsOf('Offline', await writtenBy(offlineWriter())),
    ...(await ideaRows()),
    ...voiceRows(),
    ...(live === null ? [] : rowsOf(live.name, await writtenBy(live))),
  ];
}
