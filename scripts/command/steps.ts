import { runCommand } from './run-command.ts';

export interface Step {
  name: string;
  command: string;
  args: string[];
}

/** What must hold of the code as a text: needs nothing but the packages. */
export const textChecks: Step[] = [
  { name: 'Lint and format', command: 'biome', args: ['check', '--error-on-warnings'] },
  { name: 'Import direction', command: 'node', args: ['scripts/import-direction.ts'] },
  { name: 'Unused code', command: 'knip', args: [] },
];

/** Needs PocketBase, and Astro's own folder, where no build may run meanwhile. */
export const typeChecks: Step[] = [
  { name: 'Types', command: 'astro', args: ['check', '--minimumFailingSeverity', 'warning'] },
  { name: 'Types of the hooks', command: 'node', args: ['scripts/pocketbase/hook-types.ts'] },
];

/** What must hold of the code itself, before any of it runs. */
export const codeChecks: Step[] = [...typeChecks, ...textChecks];

export interface Tally {
  passed: number;
  failed: number;
}

/** Runs every step even when an earlier one failed: one run tells all that is wrong. */
export async function runSteps(steps: Step[], tell?: (output: string) => void): Promise<Tally> {
  const tally: Tally = { passed: 0, failed: 0 };
  const say = tell ?? ((output) => process.stdout.write(output));
  for (const { name, command, args } of steps) {
    say(`\n── ${name}\n`);
    const env = { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' };
    const code = await runCommand(command, args, { env, tell });
    if (code === 0) tally.passed += 1;
    else {
      tally.failed += 1;
      say(`${name}: failed\n`);
    }
  }
  return tally;
}
