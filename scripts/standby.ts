import { mkdir, rm } from 'node:fs/promises';
import { loadEnvironment } from '#api/env.ts';
import { onWishToEnd } from '#api/wish-to-end.ts';
import { main } from './command/main.ts';
import { lockFolder } from './copy/folder-lock.ts';
import { follow } from './copy/follow.ts';
import { copyPlace } from './copy/place.ts';
import { refuseInstallation, standbyFolder, wishToPromote } from './copy/standby-files.ts';
import { obtainLitestream } from './obtain/obtain.ts';
import { requireWritableFolder } from './supervise/preconditions.ts';

main(async () => {
  const env = loadEnvironment();
  const { dataDir } = env;
  requireWritableFolder(dataDir, 'DATA_DIR');
  refuseInstallation(dataDir);
  const place = copyPlace(env);
  const program = await obtainLitestream();
  const unlock = lockFolder(dataDir, `Another standby already runs in ${dataDir}.`);
  await mkdir(standbyFolder(dataDir), { recursive: true, mode: 0o700 });
  await rm(wishToPromote(dataDir), { force: true });
  const ending = new AbortController();
  const end = () => ending.abort();
  onWishToEnd({ end, hurry: end });
  const print = (line: string) => void process.stdout.write(`${line}\n`);
  await follow({ program, place, dataDir, print, ending: ending.signal });
  unlock();
  return 0;
});
