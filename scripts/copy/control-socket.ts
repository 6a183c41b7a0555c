import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { HealthQuestion } from '#scripts/supervise/health-watch.ts';

export interface SocketCall {
  socket: string;
  path: string;
  /** Sent where there is one. */
  body?: object;
  milliseconds: number;
}

/** Whether it lives: an error is an answer too. */
export function askAtSocket(socketPath: string, path: string): HealthQuestion {
  return async (milliseconds) => {
    const asking = request({ socketPath, path, signal: AbortSignal.timeout(milliseconds) }).end();
    const [answer] = (await once(asking, 'response')) as [IncomingMessage];
    answer.destroy();
  };
}

/** Asks a server that listens at a socket; any status but 200 is an error. */
export async function askSocket(call: SocketCall): Promise<unknown> {
  const { socket: socketPath, path, body, milliseconds } = call;
  const { promise, resolve, reject } = Promise.withResolvers<unknown>();
  const asking = request(
    {
      socketPath,
      path,
      method: body ? 'POST' : 'GET',
      headers: body ? { 'Content-Type': 'application/json' } : {},
      signal: AbortSignal.timeout(milliseconds),
    },
    async (answer) => {
      try {
        const text = (await buffer(answer)).toString();
        if (answer.statusCode === 200) resolve(JSON.parse(text));
        else reject(new Error(`${path} was answered with ${answer.statusCode}: ${text.trim()}`));
      } catch (error) {
        reject(error);
      }
    },
  );
  asking.on('error', reject);
  asking.end(body && JSON.stringify(body));
  return promise;
}
