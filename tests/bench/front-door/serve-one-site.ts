import { Hono } from 'hono';
import type { AppBindings } from '#api/context.ts';
import { createFrontDoor } from '#api/front-door/front-door.ts';
import { readSite } from '#api/front-door/site/site-files.ts';
import { createLog } from '#api/log.ts';

/** The front door alone, in a process of its own, so that the load it answers is not its own. */
const [siteDir = '', port = '0'] = process.argv.slice(2);
createFrontDoor({
  app: new Hono<AppBindings>(),
  site: readSite(siteDir),
  pocketbaseUrl: 'http://127.0.0.1:1',
  trustedProxies: 0,
  origins: [],
  https: false,
  limits: false,
  isKnown: async () => false,
  log: createLog('silent'),
}).listen(Number(port), '127.0.0.1');
