// Prints what the nodes of a cluster have to know of .env, in the form of Docker's --env-file and of
// systemd's EnvironmentFile. There are secrets in it.
import { loadEnvironment } from '#api/env.ts';
import { hookEnvironment } from '#scripts/pocketbase/hook-environment.ts';
import { site } from '#site';

const settings = { ...hookEnvironment(loadEnvironment()), POSTQUILL_SITE_NAME: site.name };
for (const [name, value] of Object.entries(settings)) process.stdout.write(`${name}=${value}\n`);
