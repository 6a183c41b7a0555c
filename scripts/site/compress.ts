import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressible = '**/*.{html,css,js,json,xml,txt,svg,webmanifest}';
const worthwhileBytes = 512;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Compressed once at build, at the best level, so that serving a page costs no compression. */
export async function compressSite(siteDir: string): Promise<void> {
  const paths = globSync(compressible, { cwd: siteDir });
  await Promise.all(
    paths.map(async (path) => {
      const file = join(siteDir, path);
      const body = await readFile(file);
      if (body.length < worthwhileBytes) return;
      const params = {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      };
      await writeFile(`${file}.br`, await toBrotli(body, { params }));
      await writeFile(`${file}.gz`, await toGzip(body, { level: 9 }));
    }),
  );
}
