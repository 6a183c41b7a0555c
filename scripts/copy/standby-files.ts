import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { asTyped } from '#scripts/command/as-typed.ts';
import { PlainError } from '#shared/plain-error.ts';

const shape = z.object({
  /** Names this standby in a fence, so that it may go on with a promotion that broke off. */
  id: z.string(),
  life: z.string(),
  /** Of the follower that runs now, in the standby's folder. */
  folder: z.string(),
});

export type Standing = z.output<typeof shape>;

export const standbyFolder = (dataDir: string) => join(dataDir, 'standby');
export const followedDatabase = (dataDir: string, { folder }: Standing) =>
  join(standbyFolder(dataDir), folder, 'data.db');
/** While it is there, the standby lets go of what it follows, and ends. */
export const wishToPromote = (dataDir: string) => join(standbyFolder(dataDir), 'promote');

const standingFile = (dataDir: string) => join(standbyFolder(dataDir), 'standing');

export function keepStanding(dataDir: string, standing: Standing): void {
  writeFileSync(standingFile(dataDir), JSON.stringify(standing), { mode: 0o600 });
}

export function readStanding(dataDir: string): Standing | undefined {
  const file = standingFile(dataDir);
  return existsSync(file) ? shape.parse(JSON.parse(readFileSync(file, 'utf8'))) : undefined;
}

export const isStandby = (dataDir: string) => existsSync(standbyFolder(dataDir));

/** Until it is promoted, it would begin with nothing in it. */
export function refuseStandby(dataDir: string): void {
  if (!isStandby(dataDir)) return;
  throw new PlainError(
    `${dataDir} is a standby. Make it the installation with ${asTyped('promote')}, then start it.`,
  );
}
