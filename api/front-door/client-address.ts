import type { IncomingMessage } from 'node:http';

/**
 * The address a request really came from. Each trusted proxy in front adds one entry at the right
 * of X-Forwarded-For; whatever stands further left was written by the client and means nothing.
 */
export function clientAddress(request: IncomingMessage, trustedProxies: number): string {
  const socket = request.socket.remoteAddress ?? '';
  if (trustedProxies === 0) return socket;
  const header = request.headers['x-forwarded-for'];
  const chain = (Array.isArray(header) ? header.join(',') : (header ?? ''))
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
  return chain.at(-trustedProxies) ?? socket;
}
