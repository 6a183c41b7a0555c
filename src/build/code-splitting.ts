import type { Rolldown } from 'vite';

type Modules = Rolldown.ChunkingContext;

/** The pages' own scripts and islands that load a module at once, by way of whatever imports it. */
function startsOf(id: string, modules: Modules, seen = new Set<string>()): Set<string> {
  if (seen.has(id)) return new Set();
  seen.add(id);
  const module = modules.getModuleInfo(id);
  const starts = new Set(module?.isEntry ? [id] : []);
  for (const importer of module?.importers ?? []) {
    for (const start of startsOf(importer, modules, seen)) starts.add(start);
  }
  return starts;
}

const mainPage = '/islands/home/HomeIsland.tsx';

const isIsland = (start: string) => start.endsWith('Island.tsx');

/** Only what the main page loads at once has a group; the bundler sees to the rest. */
function group(name: string, priority: number, takes: (starts: string[]) => boolean) {
  const fileOf = (id: string, modules: Modules) => {
    const starts = id.includes('/src/') ? [...startsOf(id, modules)] : [];
    return starts.some((start) => start.endsWith(mainPage)) && takes(starts) ? name : null;
  };
  return { name: fileOf, priority };
}

/**
 * A dozen small files compress a good deal worse than three: what pages without islands need too, what
 * all islands need, and the main page's own.
 */
export const codeSplitting = {
  groups: [
    group('base', 2, (starts) => !starts.every(isIsland)),
    group('islands', 1, (starts) => starts.length > 1),
    group('home', 0, () => true),
  ],
};
