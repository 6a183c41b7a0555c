import { loadEnvironment } from '#api/env.ts';
import { totalOf } from './backup/manifest.ts';
import { restoreBackup } from './backup/restore-backup.ts';
import { main } from './main.ts';
import { obtainPocketbase } from './obtain/obtain.ts';

main(async () => {
  const [wanted] = process.argv.slice(2);
  const { name, dataDir, manifest } = await restoreBackup(
    loadEnvironment(),
    wanted,
    obtainPocketbase,
  );
  const { rows, files, made } = manifest;
  process.stdout.write(
    `Restored ${name} to ${dataDir}: made ${made}, ${rows.users ?? 0} accounts, ${rows.posts ?? 0} posts, ` +
      `${rows.generations ?? 0} generations, ${totalOf(rows)} rows in all, ${Object.keys(files).length} files. ` +
      'Every file, row count and page is as it was, and the service account signs in. Start it with `npm start`.\n',
  );
  return 0;
});
