import type { Plugin, Rolldown } from 'vite';

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
const accountPage = '/islands/account/AccountIsland.tsx';

const isIsland = (start: string) => start.endsWith('Island.tsx');

/** What the main page loads at once. */
function group(name: string, priority: number, takes: (starts: string[]) => boolean) {
  const fileOf = (id: string, modules: Modules) => {
    const starts = id.includes('/src/') ? [...startsOf(id, modules)] : [];
    return starts.some((start) => start.endsWith(mainPage)) && takes(starts) ? name : null;
  };
  return { name: fileOf, priority };
}

/** What the account page loads at once, of a folder that its own later parts or the main page's use too. */
function accountGroup(name: string, priority: number, folder: RegExp) {
  const fileOf = (id: string, modules: Modules) => {
    if (!folder.test(id)) return null;
    const starts = [...startsOf(id, modules)];
    return starts.some((start) => start.endsWith(accountPage)) ? name : null;
  };
  return { name: fileOf, priority };
}

/** Rules that come later: what the account page loads at once is apart from what posts need. */
const laterFile = (id: string, modules: Modules) =>
  [...startsOf(id, modules)].some((start) => start.endsWith(accountPage)) ? 'said' : 'later';

/**
 * A dozen small files compress a good deal worse than three: what pages without islands need too, what
 * all islands need, and the main page's own. The same goes for what the account page needs besides.
 */
export const codeSplitting = {
  groups: [
    group('base', 4, (starts) => !starts.every(isIsland)),
    group('islands', 3, (starts) => starts.length > 1),
    group('home', 2, () => true),
    // Or it would go with whatever asks for it first, and bring that along.
    { name: laterFile, test: /later-rules/, priority: 1.5 },
    accountGroup('calls', 1, /\/src\/lib\/(?!account\/)/),
    accountGroup('account', 0, /\/src\/islands\/account\//),
  ],
};

const load = String.raw`(import\([^()]*\)(?:\.then\(\(?n\)? => [^()]*\))?)`;
const end = String.raw`, [^()]*\)`;

/** As it wraps each import: bare, or with the names that are taken from it, so that bundlers see them. */
const wrapped = new RegExp(
  String.raw`__vitePreload(?:\$\d+)?\((?:\(\) => ${load}|async \(\) => \{\s*const \{[^}]*\} = await ${load};\s*return \{[^}]*\};\s*\})${end}`,
  'g',
);

/**
 * Parts that come later are asked for by a plain import. Vite's lists of what each needs beside it, and the
 * helper that reads them, weigh more in the first load than the round trip they spare.
 */
export function plainImports(): Plugin {
  return {
    name: 'plain-imports',
    configEnvironment: (name) => (name === 'client' ? { build: { modulePreload: false } } : null),
    transform: {
      filter: { id: /vite\/preload-helper/ },
      handler: () => 'export const __vitePreload = (load) => load();',
    },
    renderChunk(code, { fileName }) {
      if (!code.includes('__vitePreload')) return null;
      const plain = code.replace(wrapped, (_all, bare, named) => bare ?? named);
      if (/__vitePreload(?:\$\d+)?\(/.test(plain)) {
        this.error(`${fileName}: Vite wraps what comes later in a way that is not known here.`);
      }
      return { code: plain, map: null };
    },
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === 'chunk' && file.code.includes('__vite__mapDeps')) {
          this.error(`${file.fileName}: a part that comes later may import no style sheet.`);
        }
      }
    },
  };
}
