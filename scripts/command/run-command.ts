import { spawn } from 'node:child_process';

export interface CommandOptions {
  env?: NodeJS.ProcessEnv;
  cwd?: string;
}

/** Runs a command with its output shown; resolves to its exit code. */
export function runCommand(
  command: string,
  args: string[],
  { env, cwd }: CommandOptions = {},
): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      stdio: 'inherit',
      env: env ?? process.env,
      cwd,
      shell: process.platform === 'win32',
    });
    child.on('error', reject);
    child.on('exit', (code) => resolve(code ?? 1));
  });
}
