import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { PlainError } from '#shared/plain-error.ts';
import { askSocket } from './control-socket.ts';

const infoShape = z.object({ pid: z.number().int().positive() });

function lives(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** It uploads what it still has, for which it takes half a minute at most. */
const patienceMilliseconds = 40_000;

/** The folder is ours alone, so a Litestream that answers there has lost whoever started it. */
export async function endLeftover(socket: string): Promise<void> {
  const found = await askSocket({ socket, path: '/info', milliseconds: 2_000 }).catch(() => null);
  const { data } = infoShape.safeParse(found);
  if (!data) return;
  process.kill(data.pid, 'SIGTERM');
  const deadline = Date.now() + patienceMilliseconds;
  while (lives(data.pid)) {
    if (Date.now() > deadline) {
      throw new PlainError(
        `A Litestream of an earlier start still runs and does not end. End process ${data.pid}, and start again.`,
      );
    }
    await sleep(50);
  }
}
