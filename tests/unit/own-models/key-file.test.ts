import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readEnvironment } from '#api/env.ts';
import { chooseOwnModels } from '#api/services/own-models/choose-own-models.ts';
import { KeyFile } from '#api/services/own-models/key-file.ts';
import { PocketbaseClient } from '#api/services/pocketbase/client.ts';

let folder: string;
let lines: string[];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'key-file-test-'));
  lines = [];
});

afterEach(() => rmSync(folder, { recursive: true }));

const log = pino({ base: null }, { write: (line: string) => lines.push(line) });
const keyFile = (path: string) => new KeyFile(join(folder, path), log, true);

test('where it cannot be made the log says why', () => {
  expect(keyFile('no-such-folder/key').readOrMake()).toBeNull();
  expect(lines.join()).toContain('"code":"ENOENT"');
  expect(lines.join()).toContain('own-models.key cannot be made');
});

function begin(pocketbaseUrl: string): void {
  const settings = { DATA_DIR: folder, OWN_KEYS: 'true', POCKETBASE_URL: pocketbaseUrl };
  const env = readEnvironment(settings);
  const client = new PocketbaseClient(pocketbaseUrl, join(folder, 'service.json'));
  chooseOwnModels(env, client, log);
  client.close();
}

test('beside a PocketBase on another machine none is made, and the start says so', () => {
  begin('http://127.0.0.1:8090');
  expect(lines).toEqual([]);
  begin('http://pocketbase:8090');
  expect(lines.join()).toContain('own-models.key is not in the data folder');
  expect(existsSync(join(folder, 'own-models.key'))).toBe(false);
  keyFile('own-models.key').readOrMake();
  lines = [];
  begin('http://pocketbase:8090');
  expect(lines).toEqual([]);
});
