import { once } from 'node:events';
import { join } from 'node:path';
import { readEnvironment } from '#api/env.ts';
import { hookEnvironment } from '#scripts/pocketbase/hook-environment.ts';
import { startMailServer } from '#tests/fakes/mail/mail-server.ts';
import type { RunningPocketbase } from '#tests/harness/pocketbase.ts';
import { startPocketbase } from '#tests/harness/pocketbase.ts';
import { type RunningApi, startApi } from '#tests/harness/stack.ts';
import { forked } from '../forked.ts';
import type { Folders } from './folders.ts';
import type { Residents } from './residents.ts';
import { namingSlow } from './watched.ts';

export interface Side {
  pocketbase: RunningPocketbase;
  api: RunningApi;
  file: string;
}

export interface Sides {
  large: Side;
  empty: Side;
  residents: Residents;
  stop(): Promise<void>;
}

/** Letters to those who are to be told that their account is unused. */
function mailTo(port: number): string {
  const smtp = { SMTP_HOST: '127.0.0.1', SMTP_PORT: String(port), SMTP_FROM: 'hello@example.com' };
  return hookEnvironment(readEnvironment(smtp)).POSTQUILL_MAIL ?? '';
}

async function startSide(dir: string, providerUrl: string, mailPort: number): Promise<Side> {
  const pocketbase = await startPocketbase({
    dir,
    env: {
      POSTQUILL_INACTIVE_ACCOUNTS: 'on',
      POSTQUILL_MAIL: mailTo(mailPort),
      POSTQUILL_BILLING: 'dev',
      ...namingSlow,
    },
  });
  const api = await startApi(pocketbase, {
    MODEL_BASE_URL: providerUrl,
    MODEL: 'paced/0',
    WRITING: 'once',
    FAIR_USE_PER_DAY: '1000000',
  });
  return { pocketbase, api, file: join(dir, 'data.db') };
}

export async function startSides(folders: Folders, residents: Residents): Promise<Sides> {
  const [provider, providerUrl] = await forked('../fakes/openai/standalone.ts');
  const mailServer = await startMailServer();
  const large = await startSide(folders.large, providerUrl, mailServer.port);
  const empty = await startSide(folders.empty, providerUrl, mailServer.port);
  return {
    large,
    empty,
    residents,
    async stop() {
      provider.disconnect();
      await once(provider, 'exit');
      for (const { api, pocketbase } of [large, empty]) {
        await api.kill();
        await pocketbase.kill();
      }
      await mailServer.close();
    },
  };
}
