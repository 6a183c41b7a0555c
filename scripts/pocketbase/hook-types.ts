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

function replaceKnown(types: string, before: string, after: string): string {
  if (!types.includes(before)) throw new Error(`PocketBase's types lack "${before}".`);
  return types.replace(before, after);
}

/**
 * PocketBase writes every pointer of Go as one that may be missing. These are always set, but for the
 * record of a login, which may be that of a stranger.
 */
function withPointers(types: string): string {
  return types
    .split(/(?=^ interface )/m)
    .map((part) =>
      part.startsWith(' interface RecordAuthWith')
        ? part.replace('oAuth2User?:', 'oAuth2User:')
        : part.replaceAll(/^( +)(record|collection|message|request)\?:/gm, '$1$2:'),
    )
    .join('')
    .replaceAll(/Array<\(([\w.]+) \| undefined\)>/g, 'Array<$1>');
}

/** Every route of ours is behind `$apis.requireAuth`. */
function withSignedIn(types: string): string {
  const route = 'path: string,\n  handler: (e: core.RequestEvent)';
  return replaceKnown(types, route, 'path: string,\n  handler: (e: SignedInRequest)');
}

/**
 * Handlers name their modules by `${__hooks}/lib/…`, which TypeScript reads as a text it knows once
 * `__hooks` is one text and no other.
 */
function withModules(types: string): string {
  const modules = globSync('lib/**/*.js', { cwd: hooks }).toSorted();
  return [
    'interface HookModules {',
    ...modules.map((path) => `  'pb_hooks/${path}': typeof import('./pb_hooks/${path}');`),
    '}',
    replaceKnown(types, 'declare var __hooks: string', "declare var __hooks: 'pb_hooks'"),
  ].join('\n');
}

main(async () => {
  const file = 'pocketbase/types.d.ts';
  const program = await obtainPocketbase();
  const wanted = withModules(withSignedIn(withPointers(pocketbaseTypes(program))));
  if (!existsSync(file) || readFileSync(file, 'utf8') !== wanted) writeFileSync(file, wanted);
  return await runCommand('tsc', ['--project', 'pocketbase']);
});
