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

/**
 * The API in a few files instead of five hundred: tests start it by the hundred, and to find and link so
 * many is half of what a start costs. Returns the one to start.
 */
export async function bundleApi(outDir: string): Promise<string> {
  await build({
    configFile: false,
    logLevel: 'warn',
    plugins: [staysAtItsPlace],
    ssr: { noExternal: true },
    build: {
      copyPublicDir: false,
      emptyOutDir: true,
      ssr: 'api/server.ts',
      outDir,
      target: 'esnext',
      rolldownOptions: { output: { entryFileNames: 'server.mjs' } },
    },
  });
  return join(outDir, 'server.mjs');
}
