import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';

const inputs = [
  'src/**/*.*',
  'content/**/*.*',
  'public/**/*.*',
  'scripts/site/*.ts',
  'astro.config.mjs',
  'package-lock.json',
  'tsconfig.json',
];

const stamp = '.built-from';

/** What a build takes from the settings, as Vite reads them: the shell wins over the file. */
function publicSettings(root: string, env: NodeJS.ProcessEnv): [string, string][] {
  const file = join(root, '.env');
  const written = existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {};
  return Object.entries({ ...written, ...env })
    .filter((entry): entry is [string, string] => entry[0].startsWith('PUBLIC_') && !!entry[1])
    .sort(([one], [other]) => (one < other ? -1 : 1));
}

/** One hash over everything a build reads: the same inputs never build twice. */
export function hashOfInputs(root: string, env: NodeJS.ProcessEnv): string {
  const hash = createHash('sha256');
  for (const path of globSync(inputs, { cwd: root }).sort()) {
    hash
      .update(path)
      .update('\0')
      .update(readFileSync(join(root, path)))
      .update('\0');
  }
  for (const [name, value] of publicSettings(root, env)) hash.update(`${name}=${value}\0`);
  return hash.digest('hex');
}

export function builtFrom(siteDir: string): string | undefined {
  const path = join(siteDir, stamp);
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}

export function stampPath(siteDir: string): string {
  return join(siteDir, stamp);
}
