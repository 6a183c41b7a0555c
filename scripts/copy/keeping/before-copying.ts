import { setTimeout as sleep } from 'node:timers/promises';
import { obtainLitestream } from '#scripts/obtain/obtain.ts';
import type { KeptProcess } from '#scripts/supervise/kept-process.ts';
import { PlainError } from '#shared/plain-error.ts';
import { askSocket } from '../control-socket.ts';
import type { CopyPlace } from '../place.ts';
import { rememberFence } from '../remembered-fence.ts';

export async function obtainOrRefuse(): Promise<string> {
  try {
    return await obtainLitestream();
  } catch (error) {
    if (!(error instanceof PlainError)) throw error;
    throw new PlainError(
      `COPY_TO is set, and without Litestream there is no copy, so Postquill does not start.\n${error.message}`,
    );
  }
}

export function takenOver({ where }: CopyPlace, life: string, dataDir: string): PlainError {
  return new PlainError(
    `Another machine has taken over from ${dataDir} (${life} in ${where} is fenced), so it does not ` +
      'start: two would both count. Move the folder away, and this machine may be the next standby.',
  );
}

export async function refuseFenced(place: CopyPlace, life: string, dataDir: string): Promise<void> {
  if (!(await place.fences.has(life))) return;
  rememberFence(dataDir, life);
  throw takenOver(place, life, dataDir);
}

export async function untilListening(socket: string, litestream: KeptProcess): Promise<void> {
  const deadline = Date.now() + 30_000;
  while (litestream.alive) {
    const heard = await askSocket({ socket, path: '/info', milliseconds: 1_000 }).catch(() => null);
    if (heard) return;
    if (Date.now() > deadline) break;
    await sleep(25);
  }
  throw new PlainError('Litestream did not start; what it said stands above.');
}
