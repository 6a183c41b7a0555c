import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'vite';

/** What a file reads or starts beside itself is still there, and not beside the bundle. */
const staysAtItsPlace: Plugin = {
  name: 'stays-at-its-place',
  enforce: 'pre',
  transform(code, id) {
    if (!id.startsWith(resolve('api')) || !code.includes('import.meta.url')) return null;
    return code.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href));
  },
};

/** What tests start of our own sources, by name. */
export interface Programs {
  server: string;
  reconcile: string;
}

/**
 * Programs in a few files instead of five hundred: tests start them by the hundred, and to find and link so
 * many is half of what a start costs. Returns the ones to start.
 */
export async function bundlePrograms(outDir: string): Promise<Programs> {
  await build({
    configFile: false,
    logLevel: 'warn',
    plugins: [staysAtItsPlace],
    ssr: { noExternal: true },
    build: {
      copyPublicDir: false,
      emptyOutDir: true,
      ssr: true,
      outDir,
      target: 'esnext',
      rolldownOptions: {
        input: { server: 'api/server.ts', reconcile: 'scripts/reconcile.ts' },
        output: { entryFileNames: '[name].mjs' },
      },
    },
  });
  return { server: join(outDir, 'server.mjs'), reconcile: join(outDir, 'reconcile.mjs') };
}
