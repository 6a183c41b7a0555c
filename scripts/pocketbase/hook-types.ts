import { execFileSync } from 'node:child_process';
import {
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { main } from '#scripts/command/main.ts';
import { runCommand } from '#scripts/command/run-command.ts';
import { obtainPocketbase } from '#scripts/obtain/obtain.ts';
import { pocketbasePlaceArguments } from './arguments.ts';

const hooks = 'pocketbase/pb_hooks';

/** What hooks may call, as PocketBase itself writes it down at any command. */
function pocketbaseTypes(program: string): string {
  const place = mkdtempSync(join(tmpdir(), 'postquill-types-'));
  const at = {
    dataDir: join(place, 'data'),
    hooksDir: join(place, 'hooks'),
    migrationsDir: join(place, 'migrations'),
  };
  try {
    mkdirSync(at.hooksDir);
    mkdirSync(at.migrationsDir);
    const args = ['migrate', 'history-sync', ...pocketbasePlaceArguments(at)];
    execFileSync(program, args, { stdio: 'pipe' });
    return readFileSync(join(at.dataDir, 'types.d.ts'), 'utf8');
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
}

/**
 * Handlers name their modules by `${__hooks}/lib/…`, which TypeScript reads as a text it knows once
 * `__hooks` is one text and no other.
 */
function withModules(types: string): string {
  const general = 'declare var __hooks: string';
  if (!types.includes(general)) throw new Error(`PocketBase's types lack "${general}".`);
  const modules = globSync('lib/**/*.js', { cwd: hooks }).toSorted();
  return [
    'interface HookModules {',
    ...modules.map((path) => `  'pb_hooks/${path}': typeof import('./pb_hooks/${path}');`),
    '}',
    types.replace(general, "declare var __hooks: 'pb_hooks'"),
  ].join('\n');
}

main(async () => {
  const file = 'pocketbase/types.d.ts';
  const wanted = withModules(pocketbaseTypes(await obtainPocketbase()));
  if (!existsSync(file) || readFileSync(file, 'utf8') !== wanted) writeFileSync(file, wanted);
  return await runCommand('tsc', ['--project', 'pocketbase']);
});
