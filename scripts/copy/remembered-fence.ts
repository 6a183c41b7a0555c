import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PlainError } from '#shared/plain-error.ts';

export const rememberedFence = (dataDir: string) => join(dataDir, 'copy-fenced');

/** The folder keeps it for itself: a start may have another COPY_TO, or none. */
export function rememberFence(dataDir: string, life: string): void {
  writeFileSync(rememberedFence(dataDir), `${life}\n`, { mode: 0o600 });
}

export function refuseRememberedFence(dataDir: string): void {
  if (!existsSync(rememberedFence(dataDir))) return;
  throw new PlainError(
    `Another machine has taken over from ${dataDir}, so it does not start: two would both count. ` +
      'Move the folder away, and this machine may be the next standby.',
  );
}
