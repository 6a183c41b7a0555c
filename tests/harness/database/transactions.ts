import { readFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';

const headerBytes = 32;
const frameHeaderBytes = 24;

/** In SQLite's log, the frame that ends a transaction bears the size of the database. */
function countCommits(log: string): number {
  const bytes = readFileSync(log);
  const frameBytes = frameHeaderBytes + bytes.readUInt32BE(8);
  const salt = bytes.subarray(16, 24);
  let commits = 0;
  for (let at = headerBytes; at + frameBytes <= bytes.length; at += frameBytes) {
    // What an earlier round of the log has left behind.
    if (!bytes.subarray(at + 8, at + 16).equals(salt)) break;
    if (bytes.readUInt32BE(at + 4) > 0) commits += 1;
  }
  return commits;
}

/** How many transactions were committed while something was done, whoever did it. */
export async function transactionsDuring(
  file: string,
  act: () => Promise<unknown>,
): Promise<number> {
  const reader = new DatabaseSync(file, { timeout: 20_000 });
  try {
    // As long as somebody reads an older state the log only grows.
    reader.exec('BEGIN');
    reader.prepare('SELECT count(*) FROM users').get();
    const before = countCommits(`${file}-wal`);
    await act();
    return countCommits(`${file}-wal`) - before;
  } finally {
    reader.close();
  }
}
