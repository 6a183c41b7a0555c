import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Settings } from './settings.ts';
import { SourceFailed } from './source-failed.ts';

const execute = promisify(execFile);

interface Command {
  env: Settings['env'];
  limitMs: number;
  /** Picks the one line of the command's complaint that says what went wrong. */
  reason?: (complaint: string) => string;
}

/** Answers what the command printed; a command that is missing, fails or hangs is a failed source. */
export async function commandOutput(program: string, args: string[], command: Command) {
  const { env, limitMs, reason = lastLine } = command;
  try {
    const { stdout } = await execute(program, args, { env, timeout: limitMs, maxBuffer: 2 ** 26 });
    return stdout.trim();
  } catch (error) {
    throw new SourceFailed(whatHappened(program, limitMs, reason, error));
  }
}

/** A line every so often while something long goes on, so that nobody takes it for dead. */
export async function reportWhile<T>(
  work: Promise<T>,
  what: string,
  settings: Settings,
): Promise<T> {
  const started = Date.now();
  const timer = setInterval(() => {
    settings.report(`  ${what}, ${Math.round((Date.now() - started) / 1000)} s so far`);
  }, settings.patience.betweenReportsMs);
  try {
    return await work;
  } finally {
    clearInterval(timer);
  }
}

export function lastLine(text: string): string {
  return text.trim().split('\n').at(-1) ?? '';
}

function whatHappened(
  program: string,
  limitMs: number,
  reason: (complaint: string) => string,
  error: unknown,
): string {
  // What execFile rejects with: an Error that also carries the exit code and the output.
  const failure = error as Error & { code?: unknown; killed?: boolean; stderr?: string };
  if (failure.code === 'ENOENT') return `"${program}" was not found`;
  if (failure.killed) return `"${program}" was given up after ${Math.round(limitMs / 1000)} s`;
  const complaint = reason(failure.stderr ?? '').slice(0, 300);
  return `"${program}" failed: ${complaint || lastLine(failure.message)}`;
}
