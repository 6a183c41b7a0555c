import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readEnvironment } from '#api/env.ts';
import { sftpSettings } from '#scripts/backup/places/sftp/address.ts';
import { sftpCalls } from '#scripts/backup/places/sftp/calls.ts';
import { sftpFolder } from '#scripts/backup/places/sftp/sftp.ts';
import { backupPlace } from '#scripts/backup/settings.ts';
import { takeFence } from '#scripts/copy/fence.ts';
import { removeOldLives } from '#scripts/copy/old-lives.ts';
import { copyPlace } from '#scripts/copy/place.ts';
import { type CuttableLine, startCuttableLine } from '#tests/harness/network/cuttable-line.ts';
import {
  type SftpHost,
  startSftpHost,
  tellOfSkippingSftp,
} from '#tests/harness/network/sftp-host.ts';

const life = 'life-000001-0a1b2c';

describe.skipIf(tellOfSkippingSftp())('a folder over SFTP', () => {
  let host: SftpHost;
  let line: CuttableLine;
  let linePort: number;

  beforeAll(async () => {
    host = await startSftpHost();
    line = await startCuttableLine(`http://127.0.0.1:${host.port}`);
    linePort = Number(new URL(line.url).port);
  });
  afterAll(async () => {
    line.close();
    await host.clear();
  });
  beforeEach(() => {
    rmSync(host.folder, { recursive: true, force: true });
    mkdirSync(host.folder);
  });

  const environment = (changes: Record<string, string> = {}) =>
    readEnvironment({ COPY_TO: host.address(), ...host.settings, ...changes });
  const place = (changes?: Record<string, string>) => copyPlace(environment(changes));
  /** Impatient, behind a line that can be pulled. */
  function behindLine() {
    const settings = sftpSettings(environment(), host.address(linePort), 'COPY_TO');
    const calls = sftpCalls(settings, { connectMilliseconds: 10_000, silenceMilliseconds: 2_000 });
    return sftpFolder(settings, calls, 'notes');
  }

  test('notes are written, found, read and removed, and seen by nobody else', async () => {
    const { lives } = place();
    expect([await lives.names(), await lives.has(life)]).toEqual([[], false]);
    await lives.write(life, 'one');
    await lives.write(life, 'two');
    expect([await lives.names(), await lives.has(life), await lives.read(life)]).toEqual([
      [life],
      true,
      'two',
    ]);
    expect(readdirSync(join(host.folder, 'lives'))).toEqual([life]);
    await lives.remove(life);
    expect(await lives.has(life)).toBe(false);
    await expect(lives.read(life)).rejects.toThrow(`There is no ${host.folder}/lives/${life}`);
  });

  test('of many who put up one fence at the same moment, each on a connection of their own, one gets it', async () => {
    for (let round = 1; round <= 3; round += 1) {
      const fenced = `life-00000${round}-0a1b2c`;
      const wanted = Array.from({ length: 5 }, (_, index) => ({ by: `machine ${index}` }));
      const taken = await Promise.allSettled(
        wanted.map((fence) => takeFence(place(), fenced, fence)),
      );
      const won = taken.flatMap((each) => (each.status === 'fulfilled' ? [each.value.by] : []));
      expect(won).toHaveLength(1);
      expect(JSON.parse(readFileSync(join(host.folder, 'fences', fenced), 'utf8')).by).toBe(won[0]);
      // Repeated it is still theirs, and nobody else's.
      expect(await takeFence(place(), fenced, { by: won[0] ?? '' })).toMatchObject({ by: won[0] });
      await expect(takeFence(place(), fenced, { by: 'late' })).rejects.toThrow(
        'already taken over',
      );
    }
  });

  test('old lives go with all their files', async () => {
    const there = place();
    for (const [index, days] of [90, 60, 50, 40].entries()) {
      const name = `life-00000${index + 1}-0a1b2c`;
      const began = new Date(Date.now() - days * 86_400_000);
      await there.lives.write(name, JSON.stringify({ began }));
      mkdirSync(join(host.folder, 'data', name, '0000'), { recursive: true });
      for (const file of ['a.ltx', 'b.ltx']) {
        writeFileSync(join(host.folder, 'data', name, '0000', file), 'data');
      }
    }
    expect(await removeOldLives(there, 'life-000004-0a1b2c', 30)).toEqual([life]);
    expect(readdirSync(join(host.folder, 'data'))).toHaveLength(3);
  });

  test('a backup of many parts comes back as it was, and what a killed one left is removed', async () => {
    const backups = backupPlace(environment({ BACKUP_TO: host.address() }));
    const name = 'postquill-20261122T153000000Z.tar.gz';
    writeFileSync(join(host.folder, `postquill-20261121T153000000Z.tar.gz.unfinished`), 'half');
    const content = Buffer.alloc(3_000_001, 'all of it, ');
    const half = content.length / 2;
    const parts = [content.subarray(0, half), content.subarray(half)];
    expect(await backups.put(name, Readable.from(parts))).toBe(content.length);
    expect(await backups.list()).toEqual([name]);
    expect(readdirSync(host.folder)).toEqual([name]);
    expect((await buffer(await backups.get(name))).equals(content)).toBe(true);
  });

  test('a folder that is not there, or goes away, never says that there is no fence', async () => {
    const { fences } = place();
    await fences.claim(life, '{}');
    expect(await fences.has(life)).toBe(true);
    renameSync(host.folder, `${host.folder}-unmounted`);
    await expect(fences.has(life)).rejects.toThrow(`${host.folder} is not there on localhost`);
    await expect(fences.claim(life, '{}')).rejects.toThrow('is not there');
    mkdirSync(host.folder);
    await expect(fences.has(life)).rejects.toThrow('another folder');
    await expect(fences.claim(life, '{}')).rejects.toThrow('another folder');
    rmSync(`${host.folder}-unmounted`, { recursive: true });
  });

  test.for([
    [
      'a host with another key',
      { SFTP_HOST_KEY: 'other' },
      'showed another key than SFTP_HOST_KEY',
    ],
    ['a key that is not let in', { SFTP_KEY_FILE: 'other' }, 'lets nobody in as'],
    ['a host that is not there', { COPY_TO: 'sftp://me@host.invalid/copy' }, 'There is no host'],
    [
      'a port where nobody listens',
      { COPY_TO: 'sftp://me@localhost:9/copy' },
      'Connection refused',
    ],
    ['a folder that is not there', { COPY_TO: 'missing' }, 'is not there on localhost'],
  ] as const)('%s is said in one sentence', async ([, changes, sentence]) => {
    const given: Record<string, string> = { ...changes };
    for (const name of ['SFTP_HOST_KEY', 'SFTP_KEY_FILE'] as const) {
      if (given[name]) given[name] = host.others[name];
    }
    if (given.COPY_TO === 'missing') given.COPY_TO = `${host.address()}/missing`;
    const refused = place(given).lives.names();
    await expect(refused).rejects.toThrow(sentence);
    await expect(refused).rejects.toThrow(/^[^\n]+$/);
    expect(readdirSync(host.folder)).toEqual([]);
  });

  test('a full disk is said, and leaves no fence that nobody put up', async () => {
    const { fences, lives } = place();
    await lives.write('other', '{}');
    symlinkSync('/dev/full', join(host.folder, 'lives', `${life}.unfinished`));
    await expect(lives.write(life, '{}')).rejects.toThrow('Is there room on its disk');
    expect(await lives.names()).toEqual(['other']);
    expect(await fences.has(life)).toBe(false);
  });

  test('a connection that broke is made again, and one that breaks midway leaves nothing half', async () => {
    const notes = behindLine();
    await notes.put('first', Readable.from([Buffer.from('one')]));
    line.cut();
    await expect(notes.has('first')).rejects.toThrow('cannot be reached');
    line.mend();
    expect(await notes.has('first')).toBe(true);
    line.cut();
    line.mend();
    expect(await notes.claim('second', Buffer.from('two'))).toBe('ours');

    async function* broken() {
      yield Buffer.alloc(100_000);
      line.cut();
      yield Buffer.alloc(100_000);
    }
    await expect(notes.put('third', broken())).rejects.toThrow('cannot be reached');
    line.mend();
    expect((await notes.list()).sort()).toEqual(['first', 'second']);
    expect(existsSync(join(host.folder, 'notes', 'third'))).toBe(false);
  });

  test('a host that hangs is given up, and asked anew', async () => {
    const notes = behindLine();
    await notes.put('first', Readable.from([Buffer.from('one')]));
    line.silence();
    await expect(notes.has('first')).rejects.toThrow('did not answer for');
    await expect(notes.list()).rejects.toThrow(/did not answer for|cannot be reached/);
    line.mend();
    expect(await notes.list()).toEqual(['first']);
  });
});
