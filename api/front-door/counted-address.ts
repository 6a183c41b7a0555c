import { isIPv6 } from 'node:net';

/** The eight groups of an IPv6 address, however it is spelled. */
function groupsOf(address: string): number[] {
  const [plain = ''] = address.split('%');
  // A URL writes the last two groups in hexadecimal, too.
  const tidy = new URL(`http://[${plain}]`).hostname.slice(1, -1);
  const [head = [], tail = []] = tidy
    .split('::')
    .map((part) => (part === '' ? [] : part.split(':').map((group) => Number.parseInt(group, 16))));
  return [...head, ...Array(8 - head.length - tail.length).fill(0), ...tail];
}

/**
 * Whoever has one IPv6 address has the whole network of its first half: counted by address, a single
 * machine would have as many tries as it likes.
 */
export function countedAs(address: string): string {
  if (!isIPv6(address)) return address;
  const groups = groupsOf(address);
  const [start, mapped, high = 0, low = 0] = [groups.slice(0, 5).join(), ...groups.slice(5)];
  if (start === '0,0,0,0,0' && mapped === 0xffff) {
    return [high >> 8, high & 255, low >> 8, low & 255].join('.');
  }
  const network = groups.slice(0, 4).map((group) => group.toString(16));
  return `${network.join(':')}::`;
}

/** What a site may be given by its provider: 65,536 of the networks that are counted one by one. */
export function wideNetworkOf(counted: string): string {
  return isIPv6(counted) ? `${counted.split(':').slice(0, 3).join(':')}::/48` : counted;
}
