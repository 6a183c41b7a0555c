import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { z } from 'zod';
import { main } from './main.ts';

/**
 * Which rooms a room may import from; itself is always allowed. The order of the two chains is
 * shared → lib → islands → pages and shared → services → routes → app → server.
 */
const mayImport: Record<string, string[]> = {
  'src/shared': [],
  'src/site.config.ts': ['src/shared'],
  'src/icons.ts': ['src/shared'],
  'src/lib': ['src/shared', 'src/site.config.ts'],
  'src/browser': ['src/shared', 'src/lib', 'src/site.config.ts'],
  'src/islands/parts': [
    'src/shared',
    'src/lib',
    'src/icons.ts',
    'src/styles',
    'src/site.config.ts',
  ],
  'src/islands/generator': ['src/shared', 'src/lib', 'src/islands/parts', 'src/site.config.ts'],
  'src/islands/library': ['src/shared', 'src/lib', 'src/islands/parts', 'src/site.config.ts'],
  'src/islands/session': ['src/shared', 'src/lib', 'src/islands/parts', 'src/site.config.ts'],
  'src/islands/account': ['src/shared', 'src/lib', 'src/islands/parts', 'src/site.config.ts'],
  'src/islands/billing': ['src/shared', 'src/lib', 'src/islands/parts', 'src/site.config.ts'],
  'src/': ['src/'],
  'api/env.ts': ['src/shared'],
  'api/log.ts': [],
  'api/services': ['src/shared', 'src/site.config.ts', 'api/env.ts', 'api/log.ts'],
  'api/routes': ['src/shared', 'api/services', 'api/env.ts', 'api/log.ts', 'api/context.ts'],
  'api/front-door': ['src/shared', 'api/app.ts', 'api/log.ts'],
  'api/context.ts': ['api/services', 'api/env.ts', 'api/log.ts'],
  'api/app.ts': [
    'src/shared',
    'api/context.ts',
    'api/routes',
    'api/services',
    'api/env.ts',
    'api/log.ts',
  ],
  'api/server.ts': ['src/shared', 'api/'],
  'scripts/bench.ts': ['scripts/', 'tests/bench'],
  'scripts/': ['src/shared', 'src/site.config.ts', 'api/'],
};

const { imports: aliases } = z
  .object({ imports: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync('package.json', 'utf8')));

const importPattern = /(?:\bfrom|\bimport)\s*\(?\s*['"]([^'"]+)['"]/g;

function resolveImport(file: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return normalize(join(dirname(file), specifier));
  for (const [alias, target] of Object.entries(aliases)) {
    const [start = '', wild] = alias.split('*');
    if (wild === undefined ? specifier === alias : specifier.startsWith(start)) {
      return normalize(target.replace('*', specifier.slice(start.length)));
    }
  }
  return undefined;
}

/** The most exact room wins, so that src/islands/parts is not mistaken for src/. */
function roomOf(path: string): string | undefined {
  return Object.keys(mayImport)
    .filter((room) => path.startsWith(room))
    .sort((a, b) => b.length - a.length)[0];
}

function wrongImports(file: string): string[] {
  const room = roomOf(file);
  if (room === undefined) return [];
  const allowed = [room, ...(mayImport[room] ?? [])];
  const source = readFileSync(file, 'utf8');
  return [...source.matchAll(importPattern)].flatMap(([, specifier = '']) => {
    const target = resolveImport(file, specifier);
    if (target === undefined || allowed.some((place) => target.startsWith(place))) return [];
    return [`${file} imports ${target}, which its room (${room}) may not`];
  });
}

main(async () => {
  const files = globSync('{src,api,scripts}/**/*.{ts,tsx,astro,mjs}');
  const wrong = files.flatMap(wrongImports);
  for (const line of wrong) process.stderr.write(`${line}\n`);
  process.stdout.write(`${files.length} files, ${wrong.length} imports in the wrong direction\n`);
  return wrong.length === 0 ? 0 : 1;
});
