import { resolve } from 'node:path';
import { main } from './command/main.ts';
import { buildSite } from './site/build-site.ts';

main(async () => {
  const built = await buildSite(process.cwd(), resolve(process.env.SITE_DIR ?? 'dist'));
  if (!built) process.stdout.write('The site is up to date.\n');
  return 0;
});
