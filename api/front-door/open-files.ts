import { readFileSync } from 'node:fs';
import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Log } from '#api/log.ts';

/** A connection needs one, and what is asked of PocketBase for it another; a tenth is for all else. */
const share = 0.45;
/** For whoever asks whether this process lives: a probe that is refused would have it ended. */
const reserve = 0.02;
const probeMilliseconds = 2_000;
const tellAgainMilliseconds = 60_000;
const probed = new Set(['/healthz', '/readyz']);

/** How many files and connections this process may have open; undefined where the system does not tell. */
export function openFilesLimit(): number | undefined {
  try {
    const limits = readFileSync('/proc/self/limits', 'utf8');
    return Number(/^Max open files\s+(\d+)/m.exec(limits)?.[1]) || undefined;
  } catch {
    return undefined;
  }
}

type Admits = (response: ServerResponse, path: string) => boolean;

/**
 * Without this, thousands of idle pages would take what a generation needs to reach PocketBase: whoever comes
 * when there is no room is refused, and whoever is here goes on. Answers whether this may be asked there.
 */
export function limitConnections(server: Server, log: Log, limit = openFilesLimit()): Admits {
  if (limit === undefined) return () => true;
  const most = Math.floor(limit * share);
  const mostWithProbes = most + Math.max(1, Math.floor(limit * reserve));
  const probes = new WeakSet<Socket>();
  let open = 0;
  let quietUntil = 0;
  function tell(): void {
    if (performance.now() < quietUntil) return;
    quietUntil = performance.now() + tellAgainMilliseconds;
    log.warn(
      { connections: most, openFiles: limit },
      'new connections are refused: the limit of open files leaves no room for more; raise it (ulimit -n, LimitNOFILE) or run more API processes',
    );
  }
  server.on('connection', (socket) => {
    open += 1;
    socket.once('close', () => {
      open -= 1;
    });
    if (open <= most) return;
    if (open > mostWithProbes) {
      tell();
      socket.destroy();
      return;
    }
    probes.add(socket);
    socket.setTimeout(probeMilliseconds);
  });
  return (response, path) => {
    if (response.socket === null || !probes.has(response.socket)) return true;
    // The next one has to find room as well.
    response.shouldKeepAlive = false;
    if (probed.has(path)) return true;
    tell();
    return false;
  };
}
