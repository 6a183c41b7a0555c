import { once } from 'node:events';
import { connect as connectPlain } from 'node:net';
import { connect as connectSecure } from 'node:tls';

const patienceMilliseconds = 10_000;

/** The first line that the server says by itself; nothing is sent but the farewell. */
export async function greetingOf(host: string, port: number, secure: boolean): Promise<string> {
  const socket = secure
    ? connectSecure({ host, port, servername: host })
    : connectPlain({ host, port });
  try {
    const [bytes] = await once(socket, 'data', {
      signal: AbortSignal.timeout(patienceMilliseconds),
    });
    socket.end('QUIT\r\n');
    return String(bytes).split('\r\n')[0] ?? '';
  } finally {
    socket.destroy();
  }
}
