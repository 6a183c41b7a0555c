import { accessSync, constants, mkdirSync } from 'node:fs';
import { createServer } from 'node:net';
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

/** Asked before anything starts, so that a taken port is one sentence and not half a start. */
export function requireFreePort(host: string, port: number, variable: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => {
      const reason = error.code === 'EADDRINUSE' ? 'is in use' : `cannot be used (${error.code})`;
      reject(new PlainError(`Port ${port} ${reason}. Set ${variable} to another port.`));
    });
    probe.listen(port, host, () => probe.close(() => resolve()));
  });
}
