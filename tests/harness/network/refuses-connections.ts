import { once } from 'node:events';
import { connect } from 'node:net';

/** Nobody listens there, or no longer. */
export async function refusesConnections(port: number): Promise<boolean> {
  const socket = connect(port, 'localhost');
  try {
    await once(socket, 'connect');
    return false;
  } catch {
    return true;
  } finally {
    socket.destroy();
  }
}
