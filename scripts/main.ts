import { PlainError } from '#shared/plain-error.ts';

/** The one way a command of ours ends badly: a sentence for what a person can mend, else the stack. */
export function main(task: () => Promise<number | undefined>): void {
  task().then(
    (code) => {
      if (code !== undefined) process.exit(code);
    },
    (error: unknown) => {
      const plain = error instanceof PlainError;
      const text = error instanceof Error ? (plain ? error.message : error.stack) : String(error);
      process.stderr.write(`${text}\n`);
      process.exit(1);
    },
  );
}
