import { main } from './command/main.ts';
import { runCommand } from './command/run-command.ts';

/** What needs no browser, no PocketBase and no built site; with `--watch` again after each change. */
main(async () => {
  const args = process.argv.slice(2);
  const mode = args.includes('--watch') ? 'watch' : 'run';
  const rest = args.filter((arg) => arg !== '--watch');
  return runCommand('vitest', [mode, '--project', 'unit', ...rest]);
});
