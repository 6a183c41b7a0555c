import { spawnSync } from 'node:child_process';
import autocannon from 'autocannon';

export interface Load {
  url: string;
  connections: number;
  seconds: number;
  headers?: Record<string, string>;
}

export interface Answered {
  requests: number;
  perSecond: number;
}

const hasWrk = spawnSync('wrk', ['--version']).error === undefined;

function withWrk({ url, connections, seconds, headers = {} }: Load): Answered {
  const options = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  const run = spawnSync('wrk', ['-t1', `-c${connections}`, `-d${seconds}s`, ...options, url], {
    encoding: 'utf8',
  });
  const rate = /Requests\/sec:\s+([\d.]+)/.exec(run.stdout)?.[1];
  const requests = /(\d+) requests in/.exec(run.stdout)?.[1];
  if (rate === undefined || /Non-2xx/.test(run.stdout)) throw new Error(`wrk: ${run.stdout}`);
  return { requests: Number(requests), perSecond: Number(rate) };
}

async function withAutocannon({ url, connections, seconds, headers }: Load): Promise<Answered> {
  const result = await autocannon({ url, connections, duration: seconds, headers });
  if (result.non2xx + result.errors > 0) throw new Error(`${url} answered with errors`);
  return { requests: result.requests.total, perSecond: result.requests.average };
}

/** wrk where it is installed: a generator in JavaScript is slower than what it should measure. */
export const generatorName = hasWrk ? 'wrk' : 'autocannon';

/** How much a server answers while so many connections ask without a pause. */
export async function underLoad(load: Load): Promise<Answered> {
  return hasWrk ? withWrk(load) : withAutocannon(load);
}
