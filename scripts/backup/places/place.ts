import type { Readable } from 'node:stream';

/** Where backups are kept, and the notes of a continuous copy. What a `put` did not finish is under no final name. */
export interface BackupPlace {
  /** In words, for messages. */
  where: string;
  list(): Promise<string[]>;
  has(name: string): Promise<boolean>;
  /** The number of bytes that were kept. */
  put(name: string, content: AsyncIterable<Uint8Array>): Promise<number>;
  get(name: string): Promise<Readable>;
  remove(name: string): Promise<void>;
}
