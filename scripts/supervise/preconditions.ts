import { accessSync, constants, mkdirSync } from 'node:fs';
import { PlainError } from '#shared/plain-error.ts';

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
