import { PlainError } from '#shared/plain-error.ts';
import { endChildren } from './end-with-us.ts';

/** The one way a command of ours ends badly: a sentence for what a person can mend, else the stack. */
export function main(task: () => Promise<number | undefined>): void {
  // Whoever read our output may be gone ("| head"): what was started is ended in good order all the same.
  for (const output of [process.stdout, process.stderr]) output.on('error', () => {});
  task().then(
    async (code) => {
      if (code === undefined) return;
      await endChildren();
      process.exit(code);
    },
    async (error: unknown) => {
      const plain = error instanceof PlainError;
      const text = error instanceof Error ? (plain ? error.message : error.stack) : String(error);
      process.stderr.write(`${text}\n`);
      await endChildren();
      process.exit(1);
    },
  );
}
