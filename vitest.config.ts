import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/**
 * One more than there are cores: servers and pages that wait for each other leave one idle now and then. More than
 * five have not been tried. VITEST_MAX_WORKERS says otherwise.
 */
const atOnce = Math.min(Math.max(availableParallelism(), 2), 4) + 1;

export default defineConfig({
  test: {
    maxWorkers: atOnce,
    projects: ['unit', 'thorough', 'site', 'api', 'pocketbase', 'commands', 'e2e'].map((name) => ({
      extends: true as const,
      test: {
        name,
        include: [`tests/${name}/**/*.test.ts`],
        testTimeout: 120_000,
        hookTimeout: 120_000,
        // Files share processes, one after another, since to load everything anew costs each half a second:
        // a file ends what it starts, and leaves process.env and the globals as they were. Only where times
        // are compared no file may find what another one left in the memory.
        isolate: name === 'thorough',
        // Real processes on a busy machine; `npm test` names every test that needed its second try.
        retry: ['unit', 'thorough', 'site'].includes(name) ? 0 : 1,
        globalSetup: ['unit', 'thorough', 'site'].includes(name)
          ? []
          : ['tests/prepare-servers.ts'],
        // Long enough for a busy machine; a condition that holds is noticed at once all the same.
        expect: { poll: { timeout: 40_000 } },
      },
    })),
    setupFiles: ['tests/setup.ts'],
  },
});
