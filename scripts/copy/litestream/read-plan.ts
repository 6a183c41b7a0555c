import { z } from 'zod';
import { PlainError } from '#shared/plain-error.ts';
import { readCopy } from './read-copy.ts';
import type { LitestreamJob } from './settings.ts';

const planShape = z.object({
  max_txid: z.string(),
  files: z.array(z.object({ timestamp: z.iso.datetime() })),
});

export interface CopyPlan {
  /** In Litestream's own count. */
  lastTransaction: bigint;
  lastWrite: string | undefined;
}

/** What a restore would take from the copy: it is only listed. */
export async function readPlan(
  job: LitestreamJob,
  more: string[] = [],
  silentMilliseconds?: number,
): Promise<CopyPlan> {
  const asked = ['-dry-run', '-json', '-o', `${job.database}.none`, ...more];
  const { output, complaint } = await readCopy(job, asked, silentMilliseconds);
  if (complaint !== undefined) throw new PlainError(`The copy cannot be read (${complaint}).`);
  const { max_txid: last, files } = planShape.parse(JSON.parse(output));
  return { lastTransaction: BigInt(`0x${last}`), lastWrite: files.at(-1)?.timestamp };
}
