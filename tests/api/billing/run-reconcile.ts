import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { BillingStack } from './billing-stack.ts';

/** The operator's command, as its own process beside the running API. */
export async function runReconcile(
  { pocketbase, stripe }: Pick<BillingStack, 'pocketbase' | 'stripe'>,
  env: Record<string, string> = {},
): Promise<{ code: number | null; printed: string }> {
  const child = spawn(process.execPath, [process.env.RECONCILE_BUNDLE ?? 'scripts/reconcile.ts'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      NODE_ENV: 'test',
      POCKETBASE_URL: pocketbase.url,
      SERVICE_CREDENTIALS: join(pocketbase.dataDir, 'service.json'),
      ...stripe.env,
      ...env,
    },
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
    });
  }
  const [code] = await once(child, 'close');
  return { code, printed };
}
