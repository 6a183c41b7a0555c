import { readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { Log } from '#api/log.ts';

/** A connection needs one, and what is asked of PocketBase for it another; a tenth is for all else. */
const share = 0.45;
const tellAgainMilliseconds = 60_000;

/** How many files and connections this process may have open; undefined where the system does not tell. */
export function openFilesLimit(): number | undefined {
  try {
    const limits = readFileSync('/proc/self/limits', 'utf8');
    return Number(/^Max open files\s+(\d+)/m.exec(limits)?.[1]) || undefined;
  } catch {
    return undefined;
  }
}

/**
 * Without this, thousands of idle pages would take what a generation needs to reach PocketBase: whoever comes
 * when there is no room is refused, and whoever is here goes on.
 */
export function limitConnections(server: Server, log: Log, limit = openFilesLimit()): void {
  if (limit === undefined) return;
  const most = Math.floor(limit * share);
  let quietUntil = 0;
  server.maxConnections = most;
  server.on('drop', () => {
    if (performance.now() < quietUntil) return;
    quietUntil = performance.now() + tellAgainMilliseconds;
    log.warn(
      { connections: most, openFiles: limit },
      'new connections are refused: the limit of open files leaves no room for more; raise it (ulimit -n, LimitNOFILE) or run more API processes',
    );
  });
}
