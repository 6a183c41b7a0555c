import { BlockList, isIPv4, isIPv6 } from 'node:net';

/** IANA's special-purpose networks, and one that a cloud keeps for its own machines. */
const closedIPv4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
  '168.63.129.16/32',
];

/** Everything else than 2000::/3 is local, mapped, translated, multicast or nobody's. */
const openIPv6 = ['2000::/3'];
/** Protocols and tunnels, whose addresses hold others inside, and examples. */
const closedIPv6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'];

function networks(list: readonly string[], family: 'ipv4' | 'ipv6'): BlockList {
  const networks = new BlockList();
  for (const network of list) {
    const [address = '', bits] = network.split('/');
    networks.addSubnet(address, Number(bits), family);
  }
  return networks;
}

const closed4 = networks(closedIPv4, 'ipv4');
const open6 = networks(openIPv6, 'ipv6');
const closed6 = networks(closedIPv6, 'ipv6');

/** Whether an address is one of the open internet: nobody's own network, machine or cloud. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !closed4.check(address, 'ipv4');
  if (!isIPv6(address) || address.includes('%')) return false;
  return open6.check(address, 'ipv6') && !closed6.check(address, 'ipv6');
}
