import type { Readable } from 'node:stream';

/** `unguarded`: written, but the store would have let somebody else write at the same moment. */
export type Claim = 'ours' | 'theirs' | 'unguarded';

/** Where backups are kept, and the notes of a continuous copy. What a `put` did not finish is under no final name. */
export interface BackupPlace {
  /** In words, for messages. */
  where: string;
  /** Of a folder on this machine, which the first backup makes. */
  isMissing?(): boolean;
  /** One sentence where it can be known before that nothing can be written. */
  requireWritable?(): Promise<void>;
  list(): Promise<string[]>;
  has(name: string): Promise<boolean>;
  /** The number of bytes that were kept. */
  put(name: string, content: AsyncIterable<Uint8Array>): Promise<number>;
  /** Written only where nothing bears that name yet: of many at once one is `ours`. */
  claim(name: string, content: Uint8Array): Promise<Claim>;
  get(name: string): Promise<Readable>;
  remove(name: string): Promise<void>;
}
