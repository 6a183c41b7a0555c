import type { Readable } from 'node:stream';

/** Where backups are kept. What a `put` did not finish is in no list and under no final name. */
export interface BackupPlace {
  /** In words, for messages. */
  where: string;
  list(): Promise<string[]>;
  /** The number of bytes that were kept. */
  put(name: string, content: AsyncIterable<Uint8Array>): Promise<number>;
  get(name: string): Promise<Readable>;
  remove(name: string): Promise<void>;
}
