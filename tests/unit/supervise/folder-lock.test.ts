import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lockFolder } from '#scripts/command/folder-lock.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lock-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

test('one at a time has a folder', () => {
  const unlock = lockFolder(folder, 'Somebody has it.');
  expect(() => lockFolder(folder, 'Somebody has it.')).toThrow(/^Somebody has it\.$/);
  unlock();
  lockFolder(folder, 'Somebody has it.')();
});

test('a lock that cannot be had for another reason is not somebody else', () => {
  writeFileSync(join(folder, 'running.lock'), 'no database '.repeat(100));
  expect(() => lockFolder(folder, 'Somebody has it.')).toThrow(
    /running\.lock cannot be locked \(file is not a database\)\.$/,
  );
});
