import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Row, row } from '../table.ts';
import { bareClient, type Contender, ourWriter, sdkAsShipped } from './model-stream-contenders.ts';

interface Sample {
  firstMs: number[];
  cpuMs: number;
}

/** Runs many streams, one starting every so many milliseconds; 0 means all at once. */
async function run(
  contender: Contender,
  model: string,
  streams: number,
  everyMs: number,
): Promise<Sample> {
  const before = process.cpuUsage();
  const firstMs = await Promise.all(
    Array.from({ length: streams }, async (_, index) => {
      // Requests come from sockets one by one, never many in one turn of the event loop.
      await (everyMs > 0 ? sleep(index * everyMs) : new Promise(setImmediate));
      return contender(model);
    }),
  );
  const { user, system } = process.cpuUsage(before);
  return { firstMs, cpuMs: (user + system) / 1000 };
}

interface Load {
  seconds: number;
  streams: number;
  everyMs: number;
  rounds: number;
}

/** Turn by turn, so that whatever else the machine does falls on all of them; one list per round. */
async function compare(contenders: Contender[], load: Load): Promise<Sample[][]> {
  const rounds: Sample[][] = [];
  for (let round = 0; round <= load.rounds; round += 1) {
    const samples: Sample[] = [];
    for (const contender of contenders) {
      samples.push(await run(contender, `paced/${load.seconds}`, load.streams, load.everyMs));
    }
    // The first round only warms them up.
    if (round > 0) rounds.push(samples);
  }
  return rounds;
}

function percentile(values: number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}

/** The median over rounds of what two contenders' samples have to do with each other. */
function over(rounds: Sample[][], which: number, relate: (a: Sample, b: Sample) => number): number {
  const figures = rounds.map((samples) => {
    const [bare, other] = [samples[0], samples[which]];
    return bare && other ? relate(other, bare) : Number.NaN;
  });
  return percentile(figures, 0.5);
}

function added(rounds: Sample[][]): string {
  const [median, p99] = [0.5, 0.99].map((part) =>
    over(rounds, 1, (a, b) => percentile(a.firstMs, part) - percentile(b.firstMs, part)),
  );
  return `${median?.toFixed(1)} / ${p99?.toFixed(1)} ms`;
}

const p99Ratio = (a: Sample, b: Sample) =>
  percentile(a.firstMs, 0.99) / percentile(b.firstMs, 0.99);
const wantedDelay = '≤ 6 / 25 ms';

/** The model writer alone against a bare node:http client that reads the same stream. */
export async function modelStream(seconds: number): Promise<Row[]> {
  const upstream = fork(join(import.meta.dirname, '../../fakes/openai/standalone.ts'));
  try {
    // The fake's one message to its parent is its URL.
    const [url] = (await once(upstream, 'message')) as [string];
    const [bare, ours, shipped] = [bareClient(url), ourWriter(url), sdkAsShipped(url)];
    const rounds = seconds;
    const one = await compare([bare, ours], { seconds: 0.25, streams: 8, everyMs: 300, rounds });
    const many = await compare([bare, ours], { seconds: 1, streams: 300, everyMs: 10, rounds });
    const burst = { seconds: 2, streams: 500, everyMs: 0, rounds };
    const bursts = await compare([bare, ours, shipped], burst);
    const slow = await run(ours, 'paced/2', 1, 0);
    return [
      row('First post, 1 stream: writer adds (median / p99)', added(one), wantedDelay),
      row('First post, 100 streams: writer adds', added(many), wantedDelay),
      row('First post, burst of 500: p99 writer / bare', over(bursts, 1, p99Ratio), '≤ 3'),
      row('The same with the SDK as shipped', over(bursts, 2, p99Ratio), 'for comparison'),
      row(
        'CPU per stream: writer / bare',
        over(many, 1, (a, b) => a.cpuMs / b.cpuMs),
        '≤ 2',
      ),
      row(
        'First of 5 posts of a model that takes 2.00 s',
        `${(percentile(slow.firstMs, 0.5) / 1000).toFixed(2)} s`,
        'about 0.40 s',
      ),
    ];
  } finally {
    upstream.disconnect();
    await once(upstream, 'exit');
  }
}
