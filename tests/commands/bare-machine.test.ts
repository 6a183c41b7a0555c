import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { commandPlace, type Place } from '#tests/harness/command.ts';

let place: Place;
let project: string;

beforeEach(async () => {
  place = await commandPlace({ prepared: true });
  project = mkdtempSync(join(tmpdir(), 'bare-project-'));
});

afterEach(() => {
  place.clear();
  rmSync(project, { recursive: true, force: true });
});

/** A program that does what the lines say, in the place of one that the machine lacks or has. */
function program(path: string, ...lines: string[]): string {
  writeFileSync(path, ['#!/bin/sh', ...lines, ''].join('\n'), { mode: 0o755 });
  return path;
}

/** Ended processes that nobody has reaped, in the group of the command that bootstrap started. */
async function deadSleepers(bootstrap: number | undefined): Promise<string[]> {
  const children = await readFile(`/proc/${bootstrap}/task/${bootstrap}/children`, 'utf8');
  const group = children.split(' ')[0];
  const all = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const states = all.map((pid) => readFile(`/proc/${pid}/stat`, 'utf8').catch(() => ''));
  return (await Promise.all(states)).filter((state) =>
    new RegExp(`\\(sleep\\) Z \\d+ ${group} `).test(state),
  );
}

test('the command ends although a dead process stays in its group', async () => {
  // Nobody reaps the sleeper's child: the same happens where the first process reaps nobody.
  const pocketbase = program(
    join(place.folder, 'pocketbase'),
    `[ "$1" = serve ] && sh -c 'sleep 0 & exec setsid sleep 300' >/dev/null 2>&1 &`,
    `exec '${process.env.POCKETBASE_BIN}' "$@"`,
  );
  const server = place.run('start', [], { POCKETBASE_BIN: pocketbase });
  await server.until('is ready at');
  await expect.poll(() => deadSleepers(server.child.pid)).toHaveLength(1);
  server.child.kill('SIGINT');
  expect(await server.ended).toBe(0);
});

/** The project as it is after an install whose pinned Node cannot run on this machine. */
function withBrokenNode(): string {
  mkdirSync(join(project, 'scripts'));
  const bin = join(project, 'node_modules', '.bin');
  mkdirSync(bin, { recursive: true });
  cpSync('scripts/bootstrap.mjs', join(project, 'scripts/bootstrap.mjs'));
  const nothingToInstall = JSON.stringify({ packages: {} });
  writeFileSync(join(project, 'package-lock.json'), nothingToInstall);
  writeFileSync(join(project, 'scripts/build.ts'), `console.log(process.execPath)`);
  return program(
    join(bin, 'node'),
    'echo "error while loading shared libraries: libatomic.so.1" >&2; exit 127',
  );
}

test('where the pinned Node cannot run, the Node of the machine does', () => {
  const pinned = withBrokenNode();
  const { stdout, stderr } = spawnSync(process.execPath, ['scripts/bootstrap.mjs', 'build'], {
    cwd: project,
    encoding: 'utf8',
  });
  expect([stdout, stderr]).toEqual([`${process.execPath}\n`, '']);
  expect(existsSync(pinned)).toBe(false);
});

test('where neither can, one sentence says so', () => {
  const pinned = withBrokenNode();
  const old = `data:text/javascript,Object.defineProperty(process, 'versions', { value: { node: '20.9.0' } })`;
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', old, 'scripts/bootstrap.mjs', 'build'],
    { cwd: project, encoding: 'utf8' },
  );
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toBe(
    'The Node that comes with Postquill cannot run here: please use Node 24 (or 22.22) or newer.\n',
  );
  expect(existsSync(pinned)).toBe(true);
});
