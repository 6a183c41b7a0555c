const site = ['src/shared', 'src/site.config.ts'];
const hooks = 'pocketbase/pb_hooks/lib';
const hookModule = ['src/shared', `${hooks}/platform`];
const island = [...site, 'src/lib', 'src/islands/parts'];

/**
 * Which places a place may import from; itself is always allowed, and the longest name decides. A file
 * in no place is refused, so that every new folder gets its rule. The order is
 * shared → lib → islands → components → layouts → pages in the site,
 * shared → services → routes → app → server in the API,
 * platform → access, mail → billing → ledger → accounts in the hooks, and
 * fakes → harness → pocketbase → api → bench → commands in the tests.
 */
export const mayImport: Record<string, string[]> = {
  'src/shared': ['content/writing/tells'],
  'src/site.config.ts': ['src/shared'],
  'src/icons.ts': ['src/shared'],
  'src/env.d.ts': [],
  'src/styles': [],
  'src/lib': site,
  'src/lib/account': [...site, 'src/lib'],
  'src/lib/billing': [...site, 'src/lib'],
  'src/lib/generate': [...site, 'src/lib'],
  'src/lib/library': [...site, 'src/lib'],
  'src/lib/session': [...site, 'src/lib'],
  'src/lib/signs': [...site, 'src/lib'],
  'src/lib/voices': [...site, 'src/lib'],
  'src/browser': [...site, 'src/lib'],
  'src/build': [...site, 'src/components'],
  'src/content.config.ts': ['src/shared', 'src/build'],
  'src/islands/parts': [...site, 'src/lib', 'src/icons.ts', 'src/styles'],
  'src/islands/account': island,
  'src/islands/billing': island,
  'src/islands/generator': island,
  'src/islands/library': island,
  'src/islands/session': island,
  'src/islands/home': ['src/islands'],
  'src/components': [
    ...site,
    'src/icons.ts',
    'src/lib',
    'src/browser',
    'src/islands',
    'src/layouts',
  ],
  'src/layouts': [...site, 'src/browser', 'src/components', 'src/styles'],
  'src/pages': ['src/'],

  'api/env.ts': ['src/shared'],
  'api/log.ts': [],
  'api/drain.ts': [],
  'api/wish-to-end.ts': [],
  'api/services/outcome.ts': ['src/shared'],
  'api/services/pocketbase': ['src/shared', 'api/log.ts'],
  'api/services/writers': [...site, 'api/env.ts', 'api/log.ts'],
  'api/services/generation': [
    'src/shared',
    'api/log.ts',
    'api/services/outcome.ts',
    'api/services/pocketbase',
    'api/services/writers',
  ],
  'api/services/billing': [
    'src/shared',
    'api/env.ts',
    'api/log.ts',
    'api/services/outcome.ts',
    'api/services/pocketbase',
  ],
  'api/services/accounts': [
    'src/shared',
    'api/log.ts',
    'api/services/outcome.ts',
    'api/services/pocketbase',
    'api/services/billing',
  ],
  'api/context.ts': ['api/services', 'api/env.ts', 'api/log.ts'],
  'api/routes': ['src/shared', 'api/services', 'api/context.ts'],
  'api/app.ts': ['src/shared', 'api/context.ts', 'api/routes'],
  'api/front-door': ['src/shared', 'api/app.ts', 'api/log.ts'],
  'api/server.ts': ['src/shared', 'api/'],

  'pocketbase/pb_migrations': [],
  // The wiring.
  'pocketbase/pb_hooks/': ['src/shared', hooks],
  [`${hooks}/platform`]: ['src/shared'],
  [`${hooks}/access`]: hookModule,
  [`${hooks}/limits`]: hookModule,
  [`${hooks}/mail`]: [...hookModule, 'pocketbase/mail'],
  [`${hooks}/billing`]: [...hookModule, `${hooks}/access`],
  [`${hooks}/voices`]: [...hookModule, `${hooks}/billing/premium.js`],
  [`${hooks}/ledger`]: [
    ...hookModule,
    `${hooks}/access`,
    `${hooks}/billing/premium.js`,
    `${hooks}/voices/voice-brief.js`,
  ],
  [`${hooks}/posts`]: [...hookModule, `${hooks}/billing/premium.js`],
  [`${hooks}/accounts`]: [...hookModule, `${hooks}/access`, `${hooks}/ledger`, `${hooks}/mail`],

  'scripts/pocketbase/': ['src/shared'],
  'scripts/site': ['src/shared', 'scripts/run-command.ts'],
  'scripts/supervise': ['src/shared', 'api/env.ts', 'api/wish-to-end.ts', 'scripts/'],
  'scripts/bench.ts': ['scripts/', 'tests/bench'],
  'scripts/': [...site, 'api/'],

  'tests/fakes': [],
  'tests/harness': ['src/shared', 'api/', 'scripts/', 'tests/fakes'],
  'tests/setup.ts': [],
  'tests/prepare-servers.ts': ['tests/harness'],
  'tests/unit': ['src/', 'api/', 'scripts/', 'tests/fakes', 'tests/harness'],
  'tests/thorough': ['src/', 'api/', 'scripts/', 'tests/fakes', 'tests/unit'],
  'tests/site': ['src/', 'api/', 'scripts/', 'tests/fakes', 'tests/harness'],
  'tests/pocketbase': [...site, 'api/env.ts', 'scripts/', 'tests/fakes', 'tests/harness'],
  'tests/api': [...site, 'api/', 'scripts/', 'tests/fakes', 'tests/harness', 'tests/pocketbase'],
  'tests/e2e': [...site, 'api/', 'scripts/', 'tests/'],
  'tests/bench': [...site, 'api/', 'scripts/', 'tests/fakes', 'tests/harness', 'tests/api'],
  'tests/commands': [...site, 'api/', 'scripts/', 'tests/fakes', 'tests/harness', 'tests/bench'],
};
