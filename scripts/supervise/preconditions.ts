import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { PlainError } from '#shared/plain-error.ts';

/** The folder itself, or the one above it in which it would be made. */
export function nearestFolder(folder: string): string {
  return existsSync(folder) ? folder : nearestFolder(dirname(folder));
}

export function requireWritableFolder(folder: string, variable: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    accessSync(folder, constants.W_OK | constants.X_OK);
  } catch {
    throw new PlainError(
      `The folder ${folder} cannot be written to. Make it writable or set ${variable} to another.`,
    );
  }
}
