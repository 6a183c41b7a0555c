import { relative } from 'node:path';
import { loadEnvironment } from '#api/env.ts';
import { main } from './command/main.ts';
import { readArguments } from './command/read-arguments.ts';
import { prepareCopy } from './copy/keeping/keep-copy.ts';
import { refuseRememberedFence } from './copy/remembered-fence.ts';
import { refuseStandby } from './copy/standby-files.ts';
import { tellNames, tellWrong } from './doctor/at-start.ts';
import { obtainPocketbase } from './obtain/obtain.ts';
import { buildSite, requireBuiltSite } from './site/build-site.ts';
import { watchClock } from './supervise/clock-watch.ts';
import { requireDatabase } from './supervise/lost-database.ts';
import { doorsOf, requireFreePorts } from './supervise/ports.ts';
import { requireWritableFolder } from './supervise/preconditions.ts';
import { startPrograms } from './supervise/programs.ts';
import { startMessage } from './supervise/start-message.ts';
import { takeFolder } from './supervise/take-folder.ts';

const root = process.cwd();
const print = (line: string) => void process.stdout.write(`${line}\n`);

main(async () => {
  /** For images and services, whose own files nobody may write: the pages are built already. */
  const { built } = readArguments({ options: { built: { type: 'boolean' } } }).values;
  tellNames(root, Object.keys(process.env), print);
  const env = loadEnvironment();
  if (built) requireBuiltSite(root, env.siteDir);
  requireWritableFolder(env.dataDir, 'DATA_DIR');
  refuseStandby(env.dataDir);
  refuseRememberedFence(env.dataDir);
  requireDatabase(env.dataDir);
  const unlock = await takeFolder(env.dataDir);
  await requireFreePorts(doorsOf(env));
  const copy = env.COPY_TO === undefined ? undefined : await prepareCopy(env);
  const pocketbase = await obtainPocketbase();
  if (!built) await buildSite(root, env.siteDir);
  const apiArguments = ['api/server.ts'];
  const programs = await startPrograms({
    env,
    root,
    pocketbase,
    apiArguments,
    watchHealth: true,
    copy,
  });
  if (programs.api) {
    const below = relative(root, env.dataDir);
    const dataDir = below === '' || below.startsWith('..') ? env.dataDir : below;
    process.stdout.write(startMessage({ env, api: programs.api, dataDir }));
    void tellWrong(env, print);
  }
  const end = new AbortController();
  void watchClock(end.signal, print);
  try {
    return await programs.ended;
  } finally {
    end.abort();
    unlock();
  }
});
