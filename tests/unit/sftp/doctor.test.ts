import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readEnvironment } from '#api/env.ts';
import { nameOf } from '#scripts/backup/backup-name.ts';
import { checkBackups } from '#scripts/doctor/backups.ts';
import {
  type SftpHost,
  startSftpHost,
  tellOfSkippingSftp,
} from '#tests/harness/network/sftp-host.ts';

describe.skipIf(tellOfSkippingSftp())('doctor looks at backups over SFTP', () => {
  let host: SftpHost;

  beforeAll(async () => {
    host = await startSftpHost();
  });
  afterAll(() => host.clear());

  const look = (to: string) => checkBackups(readEnvironment({ BACKUP_TO: to, ...host.settings }));

  async function about(folder: string): Promise<string> {
    const [newest] = await look(`${host.address()}/${folder}`);
    return `${newest?.state}: ${newest?.says}`;
  }

  test.for([
    ['none', [], /^note: sftp:.+\/none can be reached and holds none yet$/],
    ['new', [31, 0], /^ok: 2 in sftp:.+\/new, the newest 0 hours old$/],
    [
      'old',
      [31],
      /^wrong: 1 in sftp:.+\/old, the newest 31 days old: the nightly one does not run/,
    ],
  ] as const)('with %s there', async ([folder, ages, line]) => {
    mkdirSync(join(host.folder, folder));
    for (const days of ages) {
      const name = nameOf(new Date(Date.now() - days * 86_400_000), false);
      writeFileSync(join(host.folder, folder, name), 'x');
    }
    expect(await about(folder)).toMatch(line);
  });

  test('a folder that is not there is no first backup away, and a host that does not listen is wrong', async () => {
    await expect(about('missing')).rejects.toThrow('is not there on localhost: mount its disk');
    await expect(look('sftp://me@localhost:9/copy')).rejects.toThrow('Connection refused');
  });
});
