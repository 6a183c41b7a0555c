import { spawn } from 'node:child_process';

export interface CommandOptions {
  env?: NodeJS.ProcessEnv;
  cwd?: string;
  /** Gets the output, which is shown otherwise. */
  tell?: (output: string) => void;
}

/** Resolves to the exit code of a command. */
export function runCommand(
  command: string,
  args: string[],
  { env, cwd, tell }: CommandOptions = {},
): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      stdio: tell ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      env: env ?? process.env,
      cwd,
      shell: process.platform === 'win32',
    });
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (output: string) => tell?.(output));
    }
    child.on('error', reject);
    child.on('close', (code) => resolve(code ?? 1));
  });
}
