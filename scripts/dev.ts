import { loadEnvironment } from '#api/env.ts';
import { main } from './command/main.ts';
import { obtainPocketbase } from './obtain/obtain.ts';
import { requireDatabase } from './supervise/lost-database.ts';
import { doorsOf, requireFreePorts } from './supervise/ports.ts';
import { requireWritableFolder } from './supervise/preconditions.ts';
import { startPrograms } from './supervise/programs.ts';
import { startMessage } from './supervise/start-message.ts';
import { takeFolder } from './supervise/take-folder.ts';

main(async () => {
  const env = loadEnvironment();
  requireWritableFolder(env.dataDir, 'DATA_DIR');
  requireDatabase(env.dataDir);
  const unlock = await takeFolder(env.dataDir);
  const site = { variable: 'DEV_SITE_PORT', host: 'localhost', port: env.DEV_SITE_PORT };
  await requireFreePorts([...doorsOf(env), site]);
  const pocketbase = await obtainPocketbase();
  const apiArguments = ['--watch', '--watch-preserve-output', 'api/server.ts'];
  const root = process.cwd();
  const programs = await startPrograms({ env, root, pocketbase, apiArguments, hooksWatch: true });
  void programs.ended.then(unlock);
  if (!programs.api) return programs.ended;
  process.stdout.write(startMessage({ env, api: programs.api, dataDir: env.DATA_DIR }));
  const astro = programs.add({
    name: 'The site',
    command: 'astro',
    // Without --ignore-lock the dev server detaches from a shell that is not interactive.
    args: ['dev', '--ignore-lock', '--port', String(env.DEV_SITE_PORT)],
    env: {
      ...process.env,
      ASTRO_TELEMETRY_DISABLED: '1',
      FRONT_DOOR: `http://127.0.0.1:${programs.api.listening}`,
    },
    endsWithinSeconds: 10,
  });
  astro.markUp();
  process.stdout.write(`Pages with reload: http://localhost:${env.DEV_SITE_PORT}\n\n`);
  return programs.ended;
});
