import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { clientAddress } from '#api/front-door/client-address.ts';

function from(remoteAddress: string, forwarded?: string): IncomingMessage {
  const request = { socket: { remoteAddress }, headers: { 'x-forwarded-for': forwarded } };
  return request as unknown as IncomingMessage;
}

test.each([
  ['without a proxy the header means nothing', from('192.0.2.1', '198.51.100.7'), 0, '192.0.2.1'],
  ['the trusted proxy’s entry counts', from('10.0.0.1', '1.1.1.1, 192.0.2.1'), 1, '192.0.2.1'],
  [
    'two proxies, the entry of the first',
    from('10.0.0.1', '1.1.1.1, 192.0.2.1, 10.0.0.2'),
    2,
    '192.0.2.1',
  ],
  ['a header that is too short is not believed', from('10.0.0.1', '1.1.1.1'), 2, '10.0.0.1'],
  ['an entry with a port', from('10.0.0.1', '192.0.2.1:41234'), 1, '192.0.2.1'],
  ['an IPv6 entry with a port', from('10.0.0.1', '[2001:db8:1:2::9]:41234'), 1, '2001:db8:1:2::'],
  ['an IPv6 entry that looks like one', from('10.0.0.1', '2001:db8:1:2::9:1'), 1, '2001:db8:1:2::'],
  ['an entry that is no address', from('10.0.0.1', 'unknown'), 1, '10.0.0.1'],
  ['no header at all', from('10.0.0.1'), 1, '10.0.0.1'],
  ['an IPv4 address in IPv6 spelling', from('::ffff:192.0.2.1'), 0, '192.0.2.1'],
  ['an IPv6 address counts with its network', from('2001:db8:1:2:3:4:5:6'), 0, '2001:db8:1:2::'],
  ['the same network, spelt otherwise', from('2001:0DB8:1:02::9'), 0, '2001:db8:1:2::'],
  ['a short one', from('2001:db8::1'), 0, '2001:db8:0:0::'],
  ['the same network, cut short elsewhere', from('2001:db8::2:3:4:5:6'), 0, '2001:db8:0:2::'],
  ['an entry in brackets', from('10.0.0.1', '[2001:db8:1:2::9]'), 1, '2001:db8:1:2::'],
  ['an entry with the name of a network card', from('fe80::1%eth0'), 0, 'fe80:0:0:0::'],
  ['an IPv4 address in IPv6 letters', from('::ffff:c000:201'), 0, '192.0.2.1'],
  ['an IPv4 address in all its groups', from('0:0:0:0:0:FFFF:192.0.2.1'), 0, '192.0.2.1'],
  ['the machine itself', from('::1'), 0, '0:0:0:0::'],
])('%s', (_, request, trustedProxies, address) => {
  expect(clientAddress(request, trustedProxies)).toBe(address);
});
