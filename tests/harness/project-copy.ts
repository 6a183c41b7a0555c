import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rules } from '#shared/rules.ts';

export interface ProjectCopy {
  root: string;
  /** Where PocketBase finds the copy's hooks and migrations. */
  pocketbase: { hooksDir: string; migrationsDir: string };
  remove(): void;
}

/** The project itself, elsewhere, with other rules: for tests of all its programs together. */
export function copyProject(change: (copy: typeof rules) => void): ProjectCopy {
  const root = mkdtempSync(join(tmpdir(), 'project-copy-'));
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], {
    encoding: 'utf8',
  });
  const needed = /^(src|api|pocketbase|content|public|scripts|[^/]+$)/;
  for (const path of listed.split('\0').filter((each) => needed.test(each))) {
    cpSync(path, join(root, path), { recursive: true });
  }
  symlinkSync(join(process.cwd(), 'node_modules'), join(root, 'node_modules'));
  const changed = structuredClone(rules);
  change(changed);
  writeFileSync(join(root, 'src/shared/rules.json'), JSON.stringify(changed));
  return {
    root,
    pocketbase: {
      hooksDir: join(root, 'pocketbase/pb_hooks'),
      migrationsDir: join(root, 'pocketbase/pb_migrations'),
    },
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}
