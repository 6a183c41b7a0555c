import { isDeepStrictEqual } from 'node:util';
import { median, quantile } from '../statistics.ts';
import { type Row, row } from '../table.ts';
import {
  type Answer,
  allowance,
  deleteAccount,
  exportData,
  generate,
  list,
  logIn,
  save,
  search,
  tags,
  withoutChance,
} from './calls.ts';
import type { Resident, Residents } from './residents.ts';
import type { Side, Sides } from './sides.ts';

const rounds = 5;

type Call = (side: Side, person: Resident, token: string) => Promise<Answer>;

interface Login {
  token: string;
  meta: { proof: string };
}

async function tokenOf(side: Side, person: Resident): Promise<Login> {
  return (await logIn(side, person)) as unknown as Login;
}

/** Milliseconds of each call, while so many clients call one after the other. */
async function timed(acts: (() => Promise<unknown>)[][]): Promise<number[]> {
  const seen: number[] = [];
  await Promise.all(
    acts.map(async (mine) => {
      for (const act of mine) {
        const began = performance.now();
        await act();
        seen.push(performance.now() - began);
      }
    }),
  );
  return seen;
}

type Prepare = (
  side: Side,
  clients: number,
  residents: Residents,
) => Promise<(() => Promise<unknown>)[][]>;

function repeated(call: Call, times: number): Prepare {
  return (side, clients, residents) =>
    Promise.all(
      residents.members.slice(0, clients).map(async (person) => {
        const { token } = await tokenOf(side, person);
        return Array.from(
          { length: Math.ceil(times / clients) },
          () => () => call(side, person, token),
        );
      }),
    );
}

let gone = 1;

/** Each account once; that it logs in beforehand is not measured. */
const deletions: Prepare = async (side, clients, residents) => {
  const some = residents.leavers.slice(gone, gone + Math.max(clients, 8));
  const acts = await Promise.all(
    some.map(async (person) => {
      const { token, meta } = await tokenOf(side, person);
      return () => deleteAccount(side, token, meta.proof);
    }),
  );
  return Array.from({ length: clients }, (_, n) => acts.filter((_, at) => at % clients === n));
};

async function ratios(
  sides: Sides,
  name: string,
  clients: number,
  prepare: Prepare,
  wanted: string,
) {
  const figures = { median: [] as number[], p95: [] as number[] };
  const medians = { large: [] as number[], empty: [] as number[] };
  for (let round = 0; round <= rounds; round += 1) {
    const seen = { large: [] as number[], empty: [] as number[] };
    const order = round % 2 === 0 ? (['large', 'empty'] as const) : (['empty', 'large'] as const);
    for (const side of order)
      seen[side] = await timed(await prepare(sides[side], clients, sides.residents));
    if (prepare === deletions) gone += Math.max(clients, 8);
    if (round === 0) continue;
    figures.median.push(median(seen.large) / median(seen.empty));
    figures.p95.push(quantile(seen.large, 0.95) / quantile(seen.empty, 0.95));
    for (const side of order) medians[side].push(median(seen[side]));
  }
  const about = `${median(medians.large).toFixed(1)} / ${median(medians.empty).toFixed(1)} ms`;
  const label = `${name}, ${clients} ${clients === 1 ? 'client' : 'clients'} (${about})`;
  return [row(label, median(figures.median), wanted), row('  p95', median(figures.p95), wanted)];
}

/** What a call answers must not depend on who else has rows there. */
export async function insistOnSameAnswers({ large, empty, residents }: Sides): Promise<void> {
  const [person] = residents.members;
  const [leaver] = residents.leavers;
  if (!person || !leaver) throw new Error('Nobody lives there');
  const answers = async (side: Side) => {
    const login = await tokenOf(side, person);
    const { token } = login;
    const seen: unknown[] = [login];
    seen.push(await exportData(side, token));
    for (const call of [list, search, tags, allowance, save, generate])
      seen.push(await call(side, person, token));
    seen.push(await allowance(side, person, token));
    const { token: leaving, meta } = await tokenOf(side, leaver);
    seen.push(
      await allowance(side, leaver, leaving),
      await deleteAccount(side, leaving, meta.proof),
    );
    return seen.map(withoutChance);
  };
  const [ofLarge, ofEmpty] = [await answers(large), await answers(empty)];
  for (const [at, answer] of ofLarge.entries()) {
    if (isDeepStrictEqual(answer, ofEmpty[at])) continue;
    const both = [answer, ofEmpty[at]].map((each) => JSON.stringify(each).slice(0, 500)).join('\n');
    throw new Error(`Not the same answers:\n${both}`);
  }
}

/** The same calls on both sides by turns; each figure is the large side's time over the empty one's. */
export async function* compared(
  sides: Sides,
  seconds: number,
  wanted: string,
): AsyncGenerator<Row> {
  const times = 40 * seconds;
  const calls: [name: string, prepare: Prepare][] = [
    ['Saving a post', repeated(save, times)],
    ['Listing posts', repeated(list, times)],
    ['Searching posts', repeated(search, times)],
    ['The tags in use', repeated(tags, times)],
    ['Generations left', repeated(allowance, times)],
    ['Generating', repeated(generate, times)],
    ['Logging in', repeated(logIn, times)],
    ['Deleting an account', deletions],
  ];
  for (const [name, prepare] of calls) {
    for (const clients of [1, 32]) yield* await ratios(sides, name, clients, prepare, wanted);
  }
}
