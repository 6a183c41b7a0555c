import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const mark = '?header';
const ours = /^#(?:lib|shared)\//;

/**
 * The header's script stands in every page. What it shares with the islands would be a file of its own,
 * to be fetched before the header is right; so it takes a copy of each such module.
 */
export function headerCopies(root: string): Plugin {
  const browser = join(root, 'src/browser');
  const source = join(root, 'src/');
  return {
    name: 'header-copies',
    enforce: 'pre',
    async resolveId(specifier, importer, options) {
      if (!importer || options.ssr) return null;
      const shared = ours.test(specifier) && dirname(importer) === browser;
      if (!shared && !importer.endsWith(mark)) return null;
      const resolved = await this.resolve(specifier, importer, { ...options, skipSelf: true });
      return resolved?.id.startsWith(source) ? `${resolved.id}${mark}` : resolved;
    },
  };
}
