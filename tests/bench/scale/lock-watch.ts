import { DatabaseSync } from 'node:sqlite';
import {
  diskWait,
  type ProcessTimes,
  type ThreadTimes,
  timesBetween,
  timesOf,
} from './process-times.ts';

/** How long at most nobody else could write: tries to every moment, and all the time where it cannot, in a process of its own. */
const database = new DatabaseSync(process.argv[2] ?? '', { timeout: 0 });
const triesAtOnce = 100;
const pauseMilliseconds = 1;

/** After so long without a try this process was asleep itself, and one lock may have been followed by another. */
const asleepMilliseconds = 5;

/** From then on it looks what the holder does, which takes a moment itself. */
const lookMilliseconds = 10;
const longStall = 30;

/** What the process that held the lock did from the tenth millisecond on. */
export interface Stall extends ProcessTimes {
  milliseconds: number;
  /** Of a hundred looks. */
  waitedForDisk: number;
  /** As the kernel calls what it waited in. */
  diskWaits: string[];
}

export interface Seen {
  longest: number;
  stalls: Stall[];
}

interface Lock {
  since: number;
  lastTry: number;
  lastLook: number;
  before?: ThreadTimes;
  looks: number;
  diskLooks: number;
  diskWaits: Set<string>;
}

let holder = 0;
let seen: Seen = { longest: 0, stalls: [] };
let lock: Lock | undefined;
let watching = false;

function isLocked(): boolean {
  try {
    database.exec('BEGIN IMMEDIATE');
    database.exec('ROLLBACK');
    return false;
  } catch {
    return true;
  }
}

/** Up to the last try in vain: between it and the first that works, this process may have been asleep. */
function end({ since, lastTry, before, looks, diskLooks, diskWaits }: Lock): void {
  const milliseconds = lastTry - since;
  seen.longest = Math.max(seen.longest, milliseconds);
  if (milliseconds < longStall || !before) return;
  seen.stalls.push({
    milliseconds,
    ...timesBetween(before, timesOf(holder)),
    waitedForDisk: (100 * diskLooks) / looks,
    diskWaits: [...diskWaits],
  });
}

function look(at: Lock, now: number): void {
  if (now - at.since < lookMilliseconds || now - at.lastLook < 2) return;
  at.before ??= timesOf(holder);
  at.looks += 1;
  at.lastLook = now;
  const wait = diskWait(holder);
  if (wait === undefined) return;
  at.diskLooks += 1;
  at.diskWaits.add(wait);
}

function tryOnce(): void {
  const locked = isLocked();
  const now = performance.now();
  if (lock && (!locked || now - lock.lastTry > asleepMilliseconds)) {
    end(lock);
    lock = undefined;
  }
  if (!locked) return;
  lock ??= {
    ...{ since: now, lastTry: now, lastLook: 0 },
    ...{ looks: 0, diskLooks: 0, diskWaits: new Set() },
  };
  lock.lastTry = now;
  look(lock, now);
}

function watch(): void {
  if (!watching) return;
  tryOnce();
  for (let tries = 1; tries < triesAtOnce && lock !== undefined; tries += 1) tryOnce();
  if (lock === undefined) setTimeout(watch, pauseMilliseconds);
  else setImmediate(watch);
}

process.on('message', (wish: { holder: number } | 'end') => {
  if (wish === 'end') {
    watching = false;
    if (lock) end(lock);
    lock = undefined;
    process.send?.(seen);
    return;
  }
  holder = wish.holder;
  watching = true;
  seen = { longest: 0, stalls: [] };
  watch();
  process.send?.('began');
});
process.once('disconnect', () => process.exit(0));
process.send?.('ready');
