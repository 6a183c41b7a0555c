import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundlePrograms } from './harness/bundle-programs.ts';
import { asSuperuser } from './harness/people.ts';
import { type RunningPocketbase, startPocketbase } from './harness/pocketbase.ts';
import { startApi } from './harness/stack.ts';

/** The least that bcrypt knows; with PocketBase's own, tests would spend a quarter of their time on it. */
const cost = 4;

async function makePasswordsCheap(pb: RunningPocketbase): Promise<void> {
  const operator = await asSuperuser(pb);
  for (const name of ['users', 'services', '_superusers']) {
    const { fields } = await operator.collections.getOne(name);
    const cheap = fields.map((field) => (field.type === 'password' ? { ...field, cost } : field));
    await operator.collections.update(name, { fields: cheap });
  }
  // These two have theirs already: it is hashed anew. The superuser's comes last, since it ends the session.
  for (const [name, { email, password }] of [
    ['services', pb.service],
    ['_superusers', pb.superuser],
  ] as const) {
    const records = operator.collection(name);
    const { id } = await records.getFirstListItem(operator.filter('email = {:email}', { email }));
    await records.update(id, { password, passwordConfirm: password });
  }
}

/** A process puts away what it compiled when it ends in order, which tests grant to few. */
async function compileApi(pb: RunningPocketbase): Promise<void> {
  const api = await startApi(pb);
  await api.kill('SIGTERM');
}

/**
 * What every file of tests would otherwise make again: a data folder after all migrations, with its
 * credentials, and the programs that tests start by the hundred in a few files, the API compiled.
 */
export async function setup(): Promise<(() => Promise<void>) | undefined> {
  // Each project asks for it; the first one makes it for all.
  if (process.env.POCKETBASE_TEMPLATE !== undefined) return undefined;
  const folder = await mkdtemp(join(tmpdir(), 'postquill-tests-'));
  process.env.NODE_COMPILE_CACHE = join(folder, 'compiled');
  const template = join(folder, 'pocketbase');
  const pb = await startPocketbase();
  await makePasswordsCheap(pb);
  const { server, reconcile } = await bundlePrograms(join(folder, 'programs'));
  process.env.API_BUNDLE = server;
  process.env.RECONCILE_BUNDLE = reconcile;
  await compileApi(pb);
  await pb.kill('SIGTERM');
  await cp(pb.dataDir, template, { recursive: true });
  await pb.stop();
  process.env.POCKETBASE_TEMPLATE = template;
  // The last processes may still be putting away what they compiled.
  return () => rm(folder, { recursive: true, force: true, maxRetries: 9 });
}
