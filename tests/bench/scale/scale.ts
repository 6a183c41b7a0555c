import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Row } from '../table.ts';
import { compared, insistOnSameAnswers } from './compared.ts';
import type { Sizes } from './filled-data.ts';
import { makeFolders, startSides } from './sides.ts';
import { unseen } from './unseen.ts';

async function measured(sizes: Sizes, seconds: number, wanted: string): Promise<Row[]> {
  const place = await mkdtemp(join(tmpdir(), 'bench-scale-'));
  try {
    const sides = await startSides(await makeFolders(place, sizes));
    try {
      await insistOnSameAnswers(sides);
      return [...(await compared(sides, seconds, wanted)), ...(await unseen(sides.large))];
    } finally {
      await sides.stop();
    }
  } finally {
    await rm(place, { recursive: true, force: true });
  }
}

/** Calls beside millions of rows against the same calls on an empty database, and what grows unseen. */
export function scale(seconds: number): Promise<Row[]> {
  const rows = seconds < 5 ? 100_000 : 1_000_000;
  return measured({ users: rows / 5, posts: rows, generations: rows }, seconds, '≤ 1.2');
}

/** The same with ten times as many: a dozen gigabytes, and an hour. */
export function fullScale(seconds: number): Promise<Row[]> {
  const rows = 10_000_000;
  return measured({ users: rows / 5, posts: rows, generations: rows }, seconds, '≤ 1.3');
}
