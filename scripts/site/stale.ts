import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const inputs = [
  'src/**/*.*',
  'content/**/*.*',
  'public/**/*.*',
  'astro.config.mjs',
  'package-lock.json',
  'tsconfig.json',
  '.env',
];

const stamp = '.built-from';

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
  for (const name of Object.keys(env).sort()) {
    if (name.startsWith('PUBLIC_')) hash.update(`${name}=${env[name]}\0`);
  }
  return hash.digest('hex');
}

export function builtFrom(siteDir: string): string | undefined {
  const path = join(siteDir, stamp);
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}

export function stampPath(siteDir: string): string {
  return join(siteDir, stamp);
}
