import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

/** A parent that says its reader's number once that reads a page which takes it far more than a minute. */
const parentOf = (seconds: number) => `
  import { fork } from 'node:child_process';
  const page = (text) => {
    return { url: 'https://a.example/', contentType: 'text/html', body: Buffer.from(text) };
  };
  const reader = fork('api/services/sources/extraction/reader.ts', ['${seconds}'], {
    execArgv: ['--max-old-space-size=256'],
    serialization: 'advanced',
  });
  // Who has answered once reads the next page as soon as it is there.
  reader.once('message', () => {
    reader.send(page('<div>'.repeat(300_000)), () => console.log(reader.pid));
  });
  reader.send(page('<p>short</p>'));
  reader.once('exit', () => process.exit());`;

/** What has ended has no command line, also where nobody buries it. */
const isThere = (pid: number) => {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8') !== '';
  } catch {
    return false;
  }
};

function begin(seconds: number) {
  const args = ['--input-type=module', '-e', parentOf(seconds)];
  const parent = spawn(process.execPath, args, { cwd: resolve('.') });
  const reader = { pid: 0 };
  parent.stdout.on('data', (said) => {
    reader.pid = Number(said);
  });
  onTestFinished(() => {
    parent.kill('SIGKILL');
    if (reader.pid > 0 && isThere(reader.pid)) process.kill(reader.pid, 'SIGKILL');
  });
  return { parent, reader };
}

test('a reader of a hostile page ends when the program that it reads for is killed', async () => {
  const { parent, reader } = begin(600);
  await expect.poll(() => reader.pid, { timeout: 60_000 }).toBeGreaterThan(0);
  parent.kill('SIGKILL');
  await expect.poll(() => isThere(reader.pid), { timeout: 10_000 }).toBe(false);
});

test('a reader of a hostile page ends by itself where nobody ends it in time', async () => {
  const { parent } = begin(5);
  const [code] = await once(parent, 'exit');
  expect(code).toBe(0);
});
