/** What PocketBase says of itself and its database. */
export interface Readiness {
  pendingMigrations: string[];
  /** False where the machine has no time zone data: every month would silently be UTC's. */
  timeZones: boolean;
  /** Damaged until a backup is back; unwritable until there is room on the disk. */
  storage: 'well' | 'unwritable' | 'damaged';
}
