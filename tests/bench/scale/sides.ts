import { once } from 'node:events';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import type { RunningPocketbase } from '#tests/harness/pocketbase.ts';
import { startPocketbase } from '#tests/harness/pocketbase.ts';
import { type RunningApi, startApi } from '#tests/harness/stack.ts';
import { forked } from '../forked.ts';
import { fillData, type Sizes } from './filled-data.ts';
import { moveIn } from './residents.ts';

export interface Side {
  pocketbase: RunningPocketbase;
  api: RunningApi;
  file: string;
}

export interface Sides {
  large: Side;
  empty: Side;
  stop(): Promise<void>;
}

type Folders = Record<'large' | 'empty', string>;

/** After all migrations, one with the residents only and one with millions of rows beside them. */
export async function makeFolders(place: string, sizes: Sizes): Promise<Folders> {
  const folders = { large: join(place, 'large'), empty: join(place, 'empty') };
  const fresh = await startPocketbase();
  await fresh.kill('SIGTERM');
  const now = Date.now();
  for (const folder of Object.values(folders)) {
    await cp(fresh.dataDir, folder, { recursive: true });
    const file = join(folder, 'data.db');
    if (folder === folders.large) fillData(file, sizes, now);
    moveIn(file, now);
  }
  await fresh.stop();
  return folders;
}

async function startSide(dir: string, providerUrl: string): Promise<Side> {
  const pocketbase = await startPocketbase({
    dir,
    env: { POSTQUILL_INACTIVE_ACCOUNTS: 'report', POSTQUILL_BILLING: 'dev' },
  });
  const api = await startApi(pocketbase, {
    MODEL_BASE_URL: providerUrl,
    MODEL: 'paced/0',
    WRITING: 'once',
    FAIR_USE_PER_DAY: '1000000',
  });
  return { pocketbase, api, file: join(dir, 'data.db') };
}

export async function startSides(folders: Folders): Promise<Sides> {
  const [provider, providerUrl] = await forked('../fakes/openai/standalone.ts');
  const large = await startSide(folders.large, providerUrl);
  const empty = await startSide(folders.empty, providerUrl);
  return {
    large,
    empty,
    async stop() {
      provider.disconnect();
      await once(provider, 'exit');
      for (const { api, pocketbase } of [large, empty]) {
        await api.kill();
        await pocketbase.kill();
      }
    },
  };
}
