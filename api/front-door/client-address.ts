import type { IncomingMessage } from 'node:http';
import { isIP, isIPv6 } from 'node:net';

const mappedIpv4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;
const networkGroups = 4;

/**
 * Whoever has one IPv6 address has the whole network of its first half: counted by address, a single
 * machine would have as many tries as it likes.
 */
export function countedAs(address: string): string {
  const [, ipv4] = mappedIpv4.exec(address) ?? [];
  if (ipv4 !== undefined) return ipv4;
  if (!isIPv6(address)) return address;
  const [start = ''] = address.split('::');
  const groups = start === '' ? [] : start.split(':');
  const network = Array.from({ length: networkGroups }, (_, index) =>
    Number.parseInt(groups[index] ?? '0', 16).toString(16),
  );
  return `${network.join(':')}::`;
}

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

/** Some proxies write the port too, which is another one for every connection. */
function withoutPort(entry: string): string {
  const [, address] = /^\[?([^\]]+?)\]?:\d+$/.exec(entry) ?? [];
  return address !== undefined && (entry.startsWith('[') || !isIPv6(entry)) ? address : entry;
}

/**
 * The address a request really came from, as limits count it. Each trusted proxy in front adds one
 * entry at the right of X-Forwarded-For; whatever stands further left was written by the client and
 * means nothing.
 */
export function clientAddress(request: IncomingMessage, trustedProxies: number): string {
  return countedAs(addressOf(request, trustedProxies));
}
