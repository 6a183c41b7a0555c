import type { LookupAddress } from 'node:dns';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { AddressGuard } from '#api/services/guard/address-guard.ts';
import { isPublicAddress } from '#api/services/guard/public-addresses.ts';
import { admitProvider } from '#api/services/own-models/admit-provider.ts';
import { createLeanFetch } from '#api/services/writers/model/request/lean-fetch.ts';

test.each([
  '0.0.0.0',
  '0.1.2.3',
  '10.0.0.1',
  '100.64.0.1',
  '100.100.100.200',
  '127.0.0.1',
  '127.255.255.254',
  '168.63.129.16',
  '169.254.169.254',
  '169.254.170.2',
  '172.16.0.1',
  '172.31.255.255',
  '192.0.0.192',
  '192.0.2.1',
  '192.88.99.1',
  '192.168.1.20',
  '198.18.0.1',
  '198.51.100.1',
  '203.0.113.1',
  '224.0.0.1',
  '239.255.255.250',
  '240.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::7f00:1',
  '::ffff:127.0.0.1',
  '::ffff:8.8.8.8',
  '64:ff9b::7f00:1',
  '64:ff9b:1::1',
  '100::1',
  '2001::1',
  '2001:db8::1',
  '2002:7f00:1::1',
  '3fff::1',
  'fc00::1',
  'fd00:ec2::254',
  'fe80::1',
  'fe80::1%eth0',
  'fec0::1',
  'ff02::1',
  '2606:4700::1%eth0',
  '',
  'localhost',
])('%j is no public address', (address) => expect(isPublicAddress(address)).toBe(false));

test.each([
  '1.1.1.1',
  '8.8.8.8',
  '100.63.255.255',
  '100.128.0.1',
  '172.15.255.255',
  '172.32.0.1',
  '192.167.255.255',
  '223.255.255.255',
  '2606:4700::6810:1',
  '2a00:1450:4001::1',
])('%s is a public address', (address) => expect(isPublicAddress(address)).toBe(true));

const guard = new AddressGuard(['http://192.168.1.20:11434', 'https://gateway.lan/ai']);

test.each([
  ['https://openrouter.ai/api/v1', 'https://openrouter.ai/api/v1'],
  ['https://API.OpenAI.com/v1/', 'https://api.openai.com/v1'],
  ['https://api.openai.com/v1/chat/completions', 'https://api.openai.com/v1'],
  ['https://models.example:8443', 'https://models.example:8443'],
  ['https://8.8.8.8/v1', 'https://8.8.8.8/v1'],
])('%s is asked as %s, by looking at each address', (address, baseURL) => {
  expect(admitProvider(guard, address)).toEqual({ ok: true, baseURL, lookup: guard.lookup });
});

test.each([
  ['http://192.168.1.20:11434/v1', 'http://192.168.1.20:11434/v1'],
  ['https://gateway.lan/other/', 'https://gateway.lan/other'],
])('%s is one that the operator vouches for', (address, baseURL) => {
  expect(admitProvider(guard, address)).toEqual({ ok: true, baseURL, lookup: null });
});

test.each([
  ['', 'ownAddressWrong'],
  ['openrouter.ai/api/v1', 'ownAddressWrong'],
  ['http://openrouter.ai/api/v1', 'ownAddressWrong'],
  ['ftp://models.example/', 'ownAddressWrong'],
  ['file:///etc/passwd', 'ownAddressWrong'],
  ['https://user:secret@models.example/v1', 'ownAddressWrong'],
  ['https://models.example/v1?key=secret', 'ownAddressWrong'],
  ['https://models.example/v1#part', 'ownAddressWrong'],
  ['https://models.example:25/', 'ownAddressWrong'],
  ['https://models.example:993/', 'ownAddressWrong'],
  [`https://models.example/${'a'.repeat(500)}`, 'ownAddressWrong'],
  [`https://models.example/${'é'.repeat(200)}`, 'ownAddressWrong'],
  ['https://192.168.1.20:11434/v1', 'ownAddressPrivate'],
  ['https://127.0.0.1/v1', 'ownAddressPrivate'],
  ['https://2130706433/v1', 'ownAddressPrivate'],
  ['https://0x7f.1/v1', 'ownAddressPrivate'],
  ['https://0177.0.0.1/v1', 'ownAddressPrivate'],
  ['https://[::1]/v1', 'ownAddressPrivate'],
  ['https://[::ffff:7f00:1]/v1', 'ownAddressPrivate'],
  ['https://[fd00:ec2::254]/latest', 'ownAddressPrivate'],
  ['https://169.254.169.254/latest', 'ownAddressPrivate'],
  ['https://0/', 'ownAddressPrivate'],
])('%s is refused', (address, code) => {
  expect(admitProvider(guard, address)).toEqual({ ok: false, code });
});

type Found = { code: string | undefined } | { addresses: string | LookupAddress[] };

function lookUp(answers: string[], all: boolean): Promise<Found> {
  const { lookup } = new AddressGuard([], async () => answers);
  return new Promise((resolve) => {
    lookup('models.example', { all }, (error, addresses) =>
      resolve(error ? { code: error.code } : { addresses }),
    );
  });
}

test.each([true, false])('a name gives what a socket asks for (all of it: %s)', async (all) => {
  const found = { addresses: all ? [{ address: '8.8.8.8', family: 4 }] : '8.8.8.8' };
  expect(await lookUp(['8.8.8.8'], all)).toEqual(found);
  expect(await lookUp(['8.8.8.8', '10.0.0.1'], all)).toEqual({ code: 'PRIVATE_ADDRESS' });
  expect(await lookUp(['fd00::1'], all)).toEqual({ code: 'PRIVATE_ADDRESS' });
  expect(await lookUp([], all)).toEqual({ code: 'ENOTFOUND' });
});

test('of a name with many addresses a few are tried, after all were looked at', async () => {
  const four = Array.from({ length: 2_000 }, (_, at) => `8.8.${at >> 8}.${at & 255}`);
  const six = Array.from({ length: 2_000 }, (_, at) => `2606:4700::${at.toString(16)}`);
  const tried = [...four.slice(0, 2), ...six.slice(0, 2)];
  const found = (await lookUp([...four, ...six], true)) as { addresses: LookupAddress[] };
  expect(found.addresses.map(({ address }) => address)).toEqual(tried);
  expect(await lookUp([...six, '10.0.0.1'], true)).toEqual({ code: 'PRIVATE_ADDRESS' });
});

test('the name servers themselves are asked: this machine’s own name leads nowhere', async () => {
  const { lookup } = new AddressGuard([]);
  const code = await new Promise((resolve) => {
    lookup('localhost', { all: true }, (error) => resolve(error?.code));
  });
  expect(['PRIVATE_ADDRESS', 'ENOTFOUND']).toContain(code);
});

let server: Server;
let asked: number;

beforeEach(async () => {
  asked = 0;
  server = createServer((_, response) => {
    asked += 1;
    response.writeHead(302, { Location: '/elsewhere' }).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});

afterEach(() => server.close().closeAllConnections());

/** The one address that stands for the open internet here. */
const isOutside = (address: string) => address === '127.0.0.1';

test('a name that answers with another address the second time is not asked there, and sends nobody on', async () => {
  const answers = ['127.0.0.1', '127.0.0.2'];
  const { lookup } = new AddressGuard([], async () => answers.splice(0, 1), isOutside);
  const { fetch } = createLeanFetch(lookup);
  const { port } = server.address() as AddressInfo;
  const url = `http://rebinding.example:${port}/v1/chat/completions`;
  expect((await fetch(url, { method: 'POST' })).status).toBe(302);
  await expect(fetch(url, { method: 'POST' })).rejects.toMatchObject({ code: 'PRIVATE_ADDRESS' });
  expect([asked, answers]).toEqual([1, []]);
});
