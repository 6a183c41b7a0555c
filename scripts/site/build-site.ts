import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { lockFile } from '#scripts/command/file-lock.ts';
import { runCommand } from '#scripts/command/run-command.ts';
import { PlainError } from '#shared/plain-error.ts';
import { compressSite } from './compress.ts';
import { builtFrom, hashOfInputs, stampPath } from './stale.ts';

/** Astro keeps what it reads in the project's folder, so there two builds break each other, wherever they write. */
async function alone(root: string): Promise<() => void> {
  const folder = join(root, '.astro');
  mkdirSync(folder, { recursive: true });
  for (let told = false; ; told = true) {
    const unlock = lockFile(join(folder, 'build.lock'));
    if (unlock) return unlock;
    if (!told) process.stdout.write('Another build of this site is running; waiting for it …\n');
    await sleep(100);
  }
}

/** The build runs what it has built, which finds its packages in the folders above it. */
function requireWithin(root: string, siteDir: string): void {
  if (siteDir.startsWith(join(root, sep))) return;
  throw new PlainError(
    `SITE_DIR is ${siteDir}, and the pages are built within ${root}: set it to a folder in there.`,
  );
}

/**
 * Builds the site beside the old one and swaps it in when all of it is there: a failed build leaves
 * the pages that were being served. Returns whether there was anything to do.
 */
export async function buildSite(root: string, siteDir: string): Promise<boolean> {
  if (builtFrom(siteDir) === hashOfInputs(root, process.env)) return false;
  requireWithin(root, siteDir);
  const unlock = await alone(root);
  try {
    return await build(root, siteDir);
  } finally {
    unlock();
  }
}

async function build(root: string, siteDir: string): Promise<boolean> {
  const wanted = hashOfInputs(root, process.env);
  if (builtFrom(siteDir) === wanted) return false;
  process.stdout.write('Building the site …\n');
  const next = `${siteDir}.next`;
  const old = `${siteDir}.old`;
  rmSync(next, { recursive: true, force: true });
  const env = { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' };
  const builder = join(import.meta.dirname, 'build-languages.ts');
  const code = await runCommand('node', [builder, next], { cwd: root, env });
  if (code !== 0) {
    rmSync(next, { recursive: true, force: true });
    throw new PlainError('The site could not be built. The message of the build stands above.');
  }
  await compressSite(next);
  writeFileSync(stampPath(next), wanted);
  rmSync(old, { recursive: true, force: true });
  await rename(siteDir, old).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
  await rename(next, siteDir);
  rmSync(old, { recursive: true, force: true });
  return true;
}

/** For a place where nothing can be built: what is there must be what a build would make now. */
export function requireBuiltSite(root: string, siteDir: string): void {
  const found = builtFrom(siteDir);
  if (found === hashOfInputs(root, process.env)) return;
  throw new PlainError(
    found === undefined
      ? `There are no built pages in ${siteDir}. Build them first: npm run build, or the image again.`
      : 'The pages were built from other sources or with other PUBLIC_ settings than those of now. ' +
          'Build them again: npm run build, or the image with these settings.',
  );
}
