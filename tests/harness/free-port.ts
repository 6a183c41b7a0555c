import { once } from 'node:events';
import { createServer } from 'node:net';

/** Below the ports that systems hand out by themselves: nobody else is given one of these meanwhile. */
const [first, last] = [20_000, 32_000];

async function isFree(port: number): Promise<boolean> {
  const probe = createServer().listen(port, '127.0.0.1');
  try {
    await once(probe, 'listening');
  } catch {
    return false;
  }
  probe.close();
  await once(probe, 'close');
  return true;
}

/** A port that nobody used a moment ago; for programs that cannot be told to choose one. */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < 100; tries += 1) {
    const port = first + Math.floor(Math.random() * (last - first));
    if (await isFree(port)) return port;
  }
  throw new Error('no port is free');
}
