import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** As proxies make them. Anything else a client may have chosen for what it says. */
const idShape = /^[0-9a-f-]{16,64}$/i;

export function requestIdOf({ headers }: IncomingMessage): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && idShape.test(given) ? given : randomBytes(8).toString('hex');
}
