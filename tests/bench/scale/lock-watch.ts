import { DatabaseSync } from 'node:sqlite';

/** How long at most nobody else could write: tries to every moment, and all the time where it cannot, in a process of its own. */
const database = new DatabaseSync(process.argv[2] ?? '', { timeout: 0 });
const triesAtOnce = 100;
const pauseMilliseconds = 1;
let longest = 0;
let lockedSince: number | undefined;
let watching = false;

function tryOnce(): void {
  try {
    database.exec('BEGIN IMMEDIATE');
    database.exec('ROLLBACK');
  } catch {
    // Up to the last try in vain: between it and the first that works, this process may have been asleep.
    const now = performance.now();
    lockedSince ??= now;
    longest = Math.max(longest, now - lockedSince);
    return;
  }
  lockedSince = undefined;
}

function watch(): void {
  if (!watching) return;
  tryOnce();
  for (let tries = 1; tries < triesAtOnce && lockedSince !== undefined; tries += 1) tryOnce();
  if (lockedSince === undefined) setTimeout(watch, pauseMilliseconds);
  else setImmediate(watch);
}

process.on('message', (wish) => {
  if (wish === 'begin') {
    watching = true;
    longest = 0;
    watch();
    process.send?.('began');
  } else {
    watching = false;
    process.send?.(longest);
  }
});
process.once('disconnect', () => process.exit(0));
process.send?.('ready');
