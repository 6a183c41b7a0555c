import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Row } from '../table.ts';
import { compared, insistOnSameAnswers } from './compared.ts';
import type { Sizes } from './filled-data.ts';
import { makeFolders } from './folders.ts';
import { residentsOf } from './residents.ts';
import { startSides } from './sides.ts';
import { unseen } from './unseen.ts';

interface Measurement {
  seconds: number;
  wanted: string;
  /** Where the filled database is kept and taken from; without one it goes when all is measured. */
  folder?: string | undefined;
}

async function* measured(
  sizes: Sizes,
  { seconds, wanted, folder }: Measurement,
): AsyncGenerator<Row> {
  const place = folder ?? (await mkdtemp(join(tmpdir(), 'bench-scale-')));
  await mkdir(place, { recursive: true });
  try {
    const [folders, measurement] = await makeFolders(place, sizes);
    const sides = await startSides(folders, residentsOf(measurement));
    try {
      await insistOnSameAnswers(sides);
      yield* compared(sides, seconds, wanted);
      yield* unseen(sides.large, sides.residents);
    } finally {
      await sides.stop();
    }
  } finally {
    if (folder === undefined) await rm(place, { recursive: true, force: true });
  }
}

const ofEach = (rows: number): Sizes => ({ users: rows / 5, posts: rows, generations: rows });

/** Calls beside millions of rows against the same calls on an empty database, and what grows unseen. */
export function scale(seconds: number, folder?: string): AsyncIterable<Row> {
  const rows = seconds < 5 ? 100_000 : 1_000_000;
  return measured(ofEach(rows), { seconds, wanted: '≤ 1.2', folder });
}

/** The same with ten times as many: twenty gigabytes, and an hour. */
export function fullScale(seconds: number, folder?: string): AsyncIterable<Row> {
  return measured(ofEach(10_000_000), { seconds, wanted: '≤ 1.3', folder });
}
