import { resolve } from 'node:path';
import { loadEnvironment } from '#api/env.ts';
import { totalOf } from './backup/count-rows.ts';
import { takeBackup } from './backup/take-backup.ts';
import { inBytes } from './command/in-bytes.ts';
import { main } from './command/main.ts';
import { readArguments } from './command/read-arguments.ts';

main(async () => {
  /** What a cluster has dumped, instead of the database in the data folder. */
  const { database } = readArguments({ options: { database: { type: 'string' } } }).values;
  const { name, where, bytes, encrypted, manifest, removed } = await takeBackup(
    loadEnvironment(),
    process.cwd(),
    database && resolve(database),
  );
  const parts = [
    inBytes(bytes),
    `${totalOf(manifest.rows)} rows`,
    `${Object.keys(manifest.files).length} files`,
    encrypted ? 'encrypted' : 'not encrypted',
    ...(removed > 0 ? [`${removed} older ${removed === 1 ? 'one' : 'ones'} removed`] : []),
  ];
  process.stdout.write(
    `Backed up to ${where}: ${name} (${parts.join(', ')}). The database in it is sound, with the login of the API.\n`,
  );
  return 0;
});
