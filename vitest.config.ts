import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** More than four have not been tried. VITEST_MAX_WORKERS says otherwise. */
const atOnce = Math.min(Math.max(availableParallelism(), 2), 4);
/** Servers that wait for each other leave a core idle now and then, so one file more of these keeps all busy. */
const waiting = ['api', 'commands', 'pocketbase'];

export default defineConfig({
  test: {
    projects: ['unit', 'thorough', 'site', 'api', 'pocketbase', 'commands', 'e2e'].map((name) => ({
      extends: true as const,
      test: {
        name,
        include: [`tests/${name}/**/*.test.ts`],
        // By themselves and first: a browser's steps have a time each, which one file more would stretch.
        ...(waiting.includes(name)
          ? { maxWorkers: atOnce + 1, sequence: { groupOrder: 0 } }
          : { maxWorkers: atOnce, sequence: { groupOrder: 1 } }),
        testTimeout: name === 'unit' ? 30_000 : 120_000,
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
