import { Resolver } from 'node:dns/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { askNameServers } from '#api/services/guard/name-servers.ts';
import { type Family, startNameServer } from '#tests/fakes/name-server.ts';

const addressOf = {
  A: Buffer.from([192, 0, 2, 7]),
  AAAA: Buffer.from('20010db8000000000000000000000007', 'hex'),
};

/** Patient enough that only what is tried ends it. */
async function ask(answer: (family: Family) => Promise<Buffer>): Promise<string[]> {
  const server = await startNameServer(answer);
  const resolver = new Resolver({ timeout: 60_000, tries: 100 });
  resolver.setServers([server.address]);
  onTestFinished(() => {
    resolver.cancel();
    server.close();
  });
  return askNameServers('page.example', resolver);
}

const never = () => new Promise<Buffer>(() => undefined);

test.each(['A', 'AAAA'] as const)(
  'a name server that answers for %s alone is not waited for',
  async (answered) => {
    const found = await ask(async (family) => (family === answered ? addressOf[family] : never()));
    expect(found).toEqual([answered === 'A' ? '192.0.2.7' : '2001:db8::7']);
  },
);

test('one that answers for both families is heard, also where one comes a little later', async () => {
  const found = await ask(async (family) => {
    if (family === 'AAAA') await sleep(100);
    return addressOf[family];
  });
  expect(found).toEqual(['192.0.2.7', '2001:db8::7']);
});
