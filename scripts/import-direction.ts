import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { z } from 'zod';
import { main } from './command/main.ts';
import { mayImport } from './import-rules.ts';

const { imports: aliases } = z
  .object({ imports: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync('package.json', 'utf8')));

const importPattern = /(?:\bfrom|\bimport|\brequire)\s*\(?\s*['"`]([^'"`]+)['"`]/g;
/** How PocketBase's handlers begin the name of a module. */
const fromHooks = /^\$\{__hooks\}/;

function resolveImport(file: string, specifier: string): string | undefined {
  if (fromHooks.test(specifier)) return specifier.replace(fromHooks, 'pocketbase/pb_hooks');
  if (specifier.startsWith('.')) return normalize(join(dirname(file), specifier));
  for (const [alias, target] of Object.entries(aliases)) {
    const [start = '', wild] = alias.split('*');
    if (wild === undefined ? specifier === alias : specifier.startsWith(start)) {
      return normalize(target.replace('*', specifier.slice(start.length)));
    }
  }
  return undefined;
}

/** The most exact place wins; one that ends with a slash is the files of a folder, and no folder in it. */
function placeOf(path: string): string | undefined {
  return Object.keys(mayImport)
    .filter((place) =>
      place.endsWith('/') ? `${dirname(path)}/` === place : path.startsWith(place),
    )
    .sort((a, b) => b.length - a.length)[0];
}

function hasAlias(path: string): boolean {
  return Object.values(aliases).some((target) =>
    path.startsWith(normalize(target).replace('*', '')),
  );
}

/** One style: relative within a place and downwards, an alias for everything else that has one. */
function badStyle(specifier: string, target: string, place: string): string | undefined {
  const within = placeOf(target) === place;
  if (specifier.startsWith('../') && !within && hasAlias(target)) return 'by a relative path';
  if (specifier.startsWith('#') && within) return 'by an alias';
  return undefined;
}

function wrongImports(file: string): string[] {
  const place = placeOf(file);
  if (place === undefined) return [`${file} is in no place that scripts/import-rules.ts knows`];
  const allowed = [place, ...(mayImport[place] ?? [])];
  const source = readFileSync(file, 'utf8');
  return [...source.matchAll(importPattern)].flatMap(([, specifier = '']) => {
    const target = resolveImport(file, specifier);
    if (target === undefined) return [];
    if (!allowed.some((name) => target.startsWith(name))) {
      return [`${file} imports ${target}, which its place (${place}) may not`];
    }
    // PocketBase knows no aliases.
    if (place.startsWith('pocketbase/')) return [];
    const style = badStyle(specifier, target, place);
    return style === undefined ? [] : [`${file} imports ${target} ${style}`];
  });
}

main(async () => {
  const files = globSync(['{src,api,scripts,tests}/**/*.{ts,tsx,astro,mjs}', 'pocketbase/**/*.js']);
  const wrong = files.flatMap(wrongImports);
  for (const line of wrong) process.stderr.write(`${line}\n`);
  process.stdout.write(`${files.length} files, ${wrong.length} imports in the wrong direction\n`);
  return wrong.length === 0 ? 0 : 1;
});
