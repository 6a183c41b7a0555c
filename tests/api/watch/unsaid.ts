import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { type FakeOpenai, startFakeOpenai } from '#tests/fakes/openai/server.ts';
import { type PageServer, startPageServer } from '#tests/fakes/page-server.ts';
import { freePort } from '#tests/harness/free-port.ts';
import { withoutPages } from '#tests/harness/stack.ts';
import { type Installation, startInstallation } from '../fuzz/cast.ts';

/** In whatever people and strangers say: one word, which stays what it is in a name of a host and a key too. */
export const secret = 'zebracrossing';

export interface Watched extends Installation {
  provider: FakeOpenai;
  /** Of a member's own model. */
  theirs: FakeOpenai;
  pages: PageServer;
  metrics(): Promise<string>;
  /** In no label, in no line of either program and in no row of PocketBase's log. */
  expectUnsaid(...more: string[]): Promise<void>;
}

/** Everything switched on, with logs that say the most that they can. */
export async function startWatched(settings: Record<string, string> = {}): Promise<Watched> {
  const [provider, theirs, pages, port] = await Promise.all([
    startFakeOpenai(),
    startFakeOpenai(),
    startPageServer(),
    freePort(),
  ]);
  const installation = await startInstallation({
    ...withoutPages,
    ...{ MODEL_BASE_URL: provider.url, MODEL: 'a/model', WRITING: 'once', OFFLINE_WRITER: 'false' },
    ...{ MODEL_REST_AFTER_FAILURES: '1000', SOURCE_ADDRESSES: pages.url },
    ...{ OWN_KEYS: 'true', OWN_KEY_ADDRESSES: new URL(theirs.url).origin },
    ...{ METRICS_PORT: String(port), LOG_LEVEL: 'debug', SLOW_CALL_MS: '1' },
    ...settings,
  });
  const { api, pocketbase } = installation.stack;
  const metrics = async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).text();

  /** What was asked before is told of when this is. */
  async function untilTold(): Promise<void> {
    const id = randomUUID();
    await fetch(`${api.url}/api/config`, { headers: { 'X-Request-Id': id } });
    await expect.poll(api.output).toContain(id);
  }

  /** Stopped in good order, PocketBase writes down all that it still meant to. */
  async function logTable(): Promise<string> {
    await pocketbase.kill('SIGTERM');
    const files = readdirSync(pocketbase.dataDir).filter((name) => name.startsWith('auxiliary.db'));
    expect(files).toContain('auxiliary.db');
    const bytes = files.map((name) => readFileSync(join(pocketbase.dataDir, name), 'latin1'));
    await pocketbase.restart();
    return bytes.join('');
  }

  return {
    ...installation,
    provider,
    theirs,
    pages,
    metrics,
    async expectUnsaid(...more) {
      await untilTold();
      const said = {
        metrics: await metrics(),
        api: api.output(),
        table: await logTable(),
        pocketbase: pocketbase.output(),
      };
      const found = Object.entries(said).flatMap(([place, text]) =>
        text
          .split('\n')
          .filter((line) =>
            [secret, ...more].some((word) => line.toLowerCase().includes(word.toLowerCase())),
          )
          .map((line) => `${place}: ${line.slice(0, 600)}`),
      );
      expect(found).toEqual([]);
    },
    async stop() {
      await installation.stop();
      await Promise.all([provider.close(), theirs.close()]);
      pages.close();
    },
  };
}
