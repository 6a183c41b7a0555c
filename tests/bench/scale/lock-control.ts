import { rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import type { Seen } from './lock-watch.ts';

/** What the machine and its disk make of a short transaction while something else is measured. */
const file = process.argv[2] ?? '';
for (const end of ['', '-wal', '-shm']) rmSync(`${file}${end}`, { force: true });
const database = new DatabaseSync(file);
database.exec(`
  PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA wal_autocheckpoint = 0;
  CREATE TABLE lines (id INTEGER PRIMARY KEY, text TEXT);`);
const insert = database.prepare('INSERT INTO lines (text) VALUES (?)');
const text = 'a line '.repeat(100);
const rowsAtOnce = 10;
const pauseMilliseconds = 5;
let longest = 0;
let rounds = 0;
let watching = false;

function hold(): void {
  if (!watching) return;
  const began = performance.now();
  database.exec('BEGIN IMMEDIATE');
  for (let n = 0; n < rowsAtOnce; n += 1) insert.run(text);
  database.exec('COMMIT');
  longest = Math.max(longest, performance.now() - began);
  rounds += 1;
  if (rounds % 100 === 0) database.exec('PRAGMA wal_checkpoint(PASSIVE)');
  setTimeout(hold, pauseMilliseconds);
}

process.on('message', (wish) => {
  if (wish === 'end') {
    watching = false;
    process.send?.({ longest, stalls: [] } satisfies Seen);
    return;
  }
  watching = true;
  longest = 0;
  hold();
  process.send?.('began');
});
process.once('disconnect', () => process.exit(0));
process.send?.('ready');
