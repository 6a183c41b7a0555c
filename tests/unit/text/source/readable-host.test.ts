import { expect, test } from 'vitest';
import { creditOf } from '#api/services/writers/given.ts';
import { readableHost } from '#api/services/writers/readable-host.ts';

test.each([
  ['example.com', 'example.com'],
  ['xn--mnchen-3ya.de', 'münchen.de'],
  ['blog.xn--caf-dma.fr', 'blog.café.fr'],
  ['xn--eckwd4c7c.xn--zckzah', 'ドメイン.テスト'],
  ['xn--e1afmkfd.xn--p1ai', 'пример.рф'],
  ['xn--hxajbheg2az3al.gr', 'xn--hxajbheg2az3al.gr'],
  // аррӏе in Cyrillic, and one letter of it among Latin ones.
  ['xn--80ak6aa92e.com', 'xn--80ak6aa92e.com'],
  ['xn--pple-43d.com', 'xn--pple-43d.com'],
  // Without the dot of its i.
  ['xn--wkpedia-rfbb.org', 'xn--wkpedia-rfbb.org'],
  ['example.com:80', 'example.com:80'],
  ['https://xn--mnchen-3ya.de/a', 'https://xn--mnchen-3ya.de/a'],
  ['', ''],
])('%s is shown as %s', (host, shown) => {
  expect(readableHost(host)).toBe(shown);
});

test('where nobody can follow an address a post ends with the name as its people write it', () => {
  const address = 'https://www.xn--mnchen-3ya.de/markt';
  const page = { address, title: 'Markt', site: 'Markt', text: 'Samstags.', credited: true };
  expect(creditOf({ source: page, platform: 'instagram' })).toBe('münchen.de');
  expect(creditOf({ source: page, platform: 'linkedin' })).toBe(address);
});
