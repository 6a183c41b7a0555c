import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { KeyFile } from '#api/services/own-models/key-file.ts';
import { open, seal } from '#api/services/own-models/sealing.ts';

const secret = 'sk-or-v1-0123456789abcdef';
const ada = { userId: 'aaaaaaaaaaaaaaa', address: 'https://models.example/v1' };
const key = randomBytes(32);

test('what is sealed opens again, and shows nothing of the secret', () => {
  const sealed = seal(secret, key, ada);
  expect(open(sealed, key, ada)).toBe(secret);
  expect(sealed).not.toContain(secret);
  expect(Buffer.from(sealed.slice(3), 'base64url').toString('latin1')).not.toContain(secret);
  expect(seal(secret, key, ada), 'a nonce of its own each time').not.toBe(sealed);
});

test.each([
  ['another user', { ...ada, userId: 'bbbbbbbbbbbbbbb' }],
  ['another address', { ...ada, address: 'https://evil.example/v1' }],
])('it does not open for %s', (_, other) => {
  expect(open(seal(secret, key, ada), key, other)).toBeNull();
});

test('it opens with no other key, and not once any byte of it was changed', () => {
  const sealed = seal(secret, key, ada);
  expect(open(sealed, randomBytes(32), ada)).toBeNull();
  const bytes = Buffer.from(sealed.slice(3), 'base64url');
  for (let at = 0; at < bytes.length; at += 1) {
    const changed = Buffer.from(bytes);
    changed[at] = (changed[at] ?? 0) ^ 1;
    expect(open(`v1.${changed.toString('base64url')}`, key, ada), `byte ${at}`).toBeNull();
  }
});

test.each(['', 'v1.', 'v1.AAAA', 'v2.AAAA', secret, 'v1.'.padEnd(60, 'A')])(
  'what was never sealed does not open: %j',
  (text) => expect(open(text, key, ada)).toBeNull(),
);

let folder: string;
let path: string;
let said: string[];
let file: KeyFile;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'own-models-'));
  path = join(folder, 'own-models.key');
  said = [];
  file = new KeyFile(
    path,
    pino({ base: null }, { write: (line: string) => said.push(line) }),
    true,
  );
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('the key file is made once, of random bytes that only its owner reads', () => {
  expect(file.read()).toBeNull();
  const made = file.readOrMake();
  expect(made).toHaveLength(32);
  expect(file.readOrMake()).toEqual(made);
  expect(file.read()).toEqual(made);
  expect(readdirSync(folder)).toEqual(['own-models.key']);
  expect(statSync(path).mode & 0o777).toBe(0o600);
  expect(said).toEqual([]);
});

test('a file that is no key is told of, never taken for one and never replaced', () => {
  writeFileSync(path, 'not a key');
  expect(file.readOrMake()).toBeNull();
  expect(file.read()).toBeNull();
  expect(readFileSync(path, 'utf8')).toBe('not a key');
  expect(said.join()).toContain('own-models.key in the data folder');
});

test('where the folder is gone there is no key, and no crash', () => {
  rmSync(folder, { recursive: true });
  expect(file.readOrMake()).toBeNull();
});
