import { once } from 'node:events';
import { globSync, readFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { insistOnSamePage } from '#tests/bench/front-door/same-page.ts';
import { commandPlace } from '#tests/harness/command.ts';

const page = Buffer.from('<p>the page</p>');
const servers: Server[] = [];

afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

async function answering(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

test('npm run bench prints a table', async () => {
  const place = await commandPlace();
  try {
    const command = place.run('bench', ['--quick', 'front-door']);
    expect(await command.ended, command.output()).toBe(0);
    expect(command.output()).toMatch(/wanted > 1 +Front door \/ PocketBase, plain/);
  } finally {
    place.clear();
  }
});

test('every job of the hooks is measured beside millions of rows', () => {
  const text = (pattern: string) =>
    globSync(pattern)
      .map((file) => readFileSync(file, 'utf8'))
      .join();
  const jobs = [...text('pocketbase/pb_hooks/*.js').matchAll(/cronAdd\('(\w+)'/g)].map(
    ([, id]) => id,
  );
  expect(jobs.length).toBeGreaterThan(10);
  const bench = text('tests/bench/scale/*.ts');
  expect(jobs.filter((id) => !bench.includes(`'${id}'`))).toEqual([]);
});

test('a bench compares nothing but the same page', async () => {
  const good = await answering((_, response) => response.end(page));
  await insistOnSamePage([good, good], {}, page);
  const others = [
    await answering((_, response) => response.writeHead(308, { location: '/' }).end()),
    await answering((_, response) => response.end('<p>that page</p>')),
    await answering((_, response) => response.writeHead(206).end(page)),
  ];
  for (const other of others) {
    await expect(insistOnSamePage([good, other], {}, page)).rejects.toThrow(
      `${other} is not what should be measured`,
    );
  }
});
