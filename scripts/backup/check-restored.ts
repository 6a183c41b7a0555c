import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { endProcess } from '#scripts/command/end-process.ts';
import { pocketbaseArguments, pocketbaseEnvironment } from '#scripts/pocketbase/arguments.ts';
import { ensureSuperuser } from '#scripts/pocketbase/credentials.ts';
import { identityShape } from '#scripts/pocketbase/identity.ts';
import { ensureServiceRecord, logIn } from '#scripts/pocketbase/service-record.ts';
import { unknownMigration } from '#scripts/supervise/known-migrations.ts';
import { databaseStartSeconds, waitUntilAnswers } from '#scripts/supervise/wait-until.ts';
import { PlainError } from '#shared/plain-error.ts';
import { fail } from './check-database.ts';

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  return typeof address === 'object' && address !== null ? address.port : 0;
}

/** The restored database under the real PocketBase, where only this command reaches it. */
async function underPocketbase(
  folder: string,
  pocketbase: string,
  look: (url: string) => Promise<void>,
): Promise<void> {
  const port = await freePort();
  const dataDir = join(folder, 'pocketbase');
  const child = spawn(pocketbase, pocketbaseArguments({ port, dataDir }), {
    env: pocketbaseEnvironment(process.env),
    stdio: 'ignore',
  });
  const url = `http://127.0.0.1:${port}`;
  const died = new AbortController();
  child.once('exit', () => died.abort());
  child.once('error', () => died.abort());
  try {
    await waitUntilAnswers(`${url}/api/health`, 'PocketBase', {
      seconds: databaseStartSeconds,
      signal: died.signal,
    });
    await look(url);
  } catch (error) {
    if (died.signal.aborted) fail('PocketBase does not start on the restored data.');
    throw error;
  } finally {
    await endProcess(child, 'SIGTERM');
  }
}

/** Every other check is passed by what a newer version made, and then no start would take it. */
function requireKnown(pocketbaseDataDir: string): void {
  const unknown = unknownMigration(process.cwd(), pocketbaseDataDir);
  if (unknown === undefined) return;
  throw new PlainError(
    `The restored database is one of a newer Postquill (it has been through ${unknown}). Nothing was put in place; ` +
      'restore it with that version, or take an older backup.',
  );
}

export async function checkLogin(folder: string, pocketbase: string): Promise<void> {
  requireKnown(join(folder, 'pocketbase'));
  const credentials = join(folder, 'service.json');
  if (!existsSync(credentials)) fail('The backup has no service.json.');
  const identity = identityShape.parse(JSON.parse(readFileSync(credentials, 'utf8')));
  await underPocketbase(folder, pocketbase, async (url) => {
    if ((await logIn(url, 'services', identity)) !== undefined) return;
    fail('The service account of the backup cannot sign in.');
  });
}

/** As a start would: what is restored without credentials gets new ones. */
export async function checkSignIn(folder: string, pocketbase: string): Promise<void> {
  const pocketbaseDataDir = join(folder, 'pocketbase');
  requireKnown(pocketbaseDataDir);
  const place = { binary: pocketbase, pocketbaseDataDir, secretsDir: folder };
  await ensureSuperuser(place);
  await underPocketbase(folder, pocketbase, async (url) => {
    await ensureServiceRecord({ ...place, url });
  });
}
