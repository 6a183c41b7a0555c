import { readdirSync, readFileSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';

/**
 * What the pages of one language load goes to what the others load, so that equal files are one: fonts,
 * pictures, and scripts without words. Their names have the hash of their content. The main page goes
 * beside the folder of the others, as a page with others below it does in every build of Astro's.
 */
export async function shareFiles(siteDir: string, path: string): Promise<void> {
  const own = join(siteDir, path, '_astro');
  for (const entry of readdirSync(own, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const from = join(entry.parentPath, entry.name);
    const to = join(siteDir, '_astro', relative(own, from));
    const there = readIfThere(to);
    if (there && !there.equals(readFileSync(from))) {
      throw new Error(`Two languages have a different ${entry.name} each.`);
    }
    await mkdir(dirname(to), { recursive: true });
    await rename(from, to);
  }
  await rm(own, { recursive: true });
  await rename(join(siteDir, path, 'index.html'), `${siteDir}${path}.html`);
}

function readIfThere(path: string): Buffer | undefined {
  try {
    return readFileSync(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
