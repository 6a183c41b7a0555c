import { z } from 'zod';

/** The last file of each backup: one without it is not whole. */
export const manifestName = 'manifest.json';

/** Of the files that stand in the data folder itself: logins, and the key to users' own models. */
export function isCredentialsName(name: string): boolean {
  return /^[\w-]+\.(json|key)$/.test(name);
}

export const manifestShape = z.object({
  format: z.literal(1),
  made: z.iso.datetime(),
  postquill: z.string(),
  pocketbase: z.string(),
  /** How many rows each table of the database has. */
  rows: z.record(z.string(), z.number()),
  /** The SHA-256 of every other file. */
  files: z.record(z.string(), z.string()),
});

export type Manifest = z.output<typeof manifestShape>;
