import type { IncomingMessage } from 'node:http';
import { isIP, isIPv6 } from 'node:net';
import { countedAs } from './counted-address.ts';

function addressOf(request: IncomingMessage, trustedProxies: number): string {
  const socket = request.socket.remoteAddress ?? '';
  if (trustedProxies === 0) return socket;
  const header = request.headers['x-forwarded-for'];
  const chain = (Array.isArray(header) ? header.join(',') : (header ?? ''))
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
  const entry = withoutPort(chain.at(-trustedProxies) ?? '');
  return isIP(entry) === 0 ? socket : entry;
}

/** Some proxies write brackets, or the port, which is another one for every connection. */
function withoutPort(entry: string): string {
  const [, bracketed] = /^\[(.+)\](?::\d+)?$/.exec(entry) ?? [];
  return bracketed ?? (isIPv6(entry) ? entry : entry.replace(/:\d+$/, ''));
}

/**
 * The address a request really came from, as limits count it. Each trusted proxy in front adds one
 * entry at the right of X-Forwarded-For; whatever stands further left was written by the client and
 * means nothing.
 */
export function clientAddress(request: IncomingMessage, trustedProxies: number): string {
  return countedAs(addressOf(request, trustedProxies));
}
