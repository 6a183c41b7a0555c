import type { KnipConfig } from 'knip';

export default {
  entry: [
    'scripts/*.{ts,mjs}',
    'scripts/pocketbase/hook-types.ts',
    'scripts/supervise/cluster-settings.ts',
    'api/server.ts',
    'pocketbase/pb_hooks/*.pb.js',
    'pocketbase/pb_migrations/*.js',
    'tests/**/*.test.ts',
    'tests/bench/*.ts',
    'tests/bench/front-door/*.ts',
    'tests/bench/scale/lock-{control,watch}.ts',
    'tests/fakes/openai/standalone.ts',
    'tests/harness/database/foreign-writer.ts',
    'src/{pages,english}/**',
    'scripts/site/build-languages.ts',
    'src/build/*.ts',
    'src/browser/when-needed.ts',
    'content/**',
  ],
  project: ['{src,api,scripts,tests}/**/*.{ts,tsx,astro,mjs,mdx,css}', 'pocketbase/pb_*/**/*.js'],
  compilers: {
    // PocketBase runs each handler apart from its file, so these name modules from the hooks' folder.
    '.js': (text) => text.replaceAll(/`\$\{__hooks\}\/(lib\/[^`]+)`/g, "'./$1'"),
  },
  ignoreExportsUsedInFile: true,
  ignoreDependencies: ['@astrojs/check', '@biomejs/biome', '@fontsource-variable/*'],
  ignoreBinaries: ['wrk', 'nginx', 'systemd-analyze', 'ssh-keygen', 'haproxy'],
} satisfies KnipConfig;
