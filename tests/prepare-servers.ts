import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPocketbase } from './harness/pocketbase.ts';

/**
 * What every file of tests would otherwise make again: a data folder after all migrations, with its
 * credentials, and the compiled form of the programs that tests start by the hundred.
 */
export async function setup(): Promise<(() => Promise<void>) | undefined> {
  // Each project asks for it; the first one makes it for all.
  if (process.env.POCKETBASE_TEMPLATE !== undefined) return undefined;
  const folder = await mkdtemp(join(tmpdir(), 'postquill-tests-'));
  process.env.NODE_COMPILE_CACHE = join(folder, 'compiled');
  const template = join(folder, 'pocketbase');
  const pb = await startPocketbase();
  await pb.kill('SIGTERM');
  await cp(pb.dataDir, template, { recursive: true });
  await pb.stop();
  process.env.POCKETBASE_TEMPLATE = template;
  // The last processes may still be putting away what they compiled.
  return () => rm(folder, { recursive: true, force: true, maxRetries: 9 });
}
