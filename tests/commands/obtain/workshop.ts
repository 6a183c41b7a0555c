import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { zipSync } from 'fflate';
import { sha256 } from '#scripts/obtain/fingerprint.ts';
import { type ObtainOptions, obtainPocketbase } from '#scripts/obtain/obtain.ts';
import type { Pins } from '#scripts/obtain/pins.ts';
import { pocketbase } from '#scripts/obtain/pocketbase.ts';
import { type ReleaseServer, startReleaseServer } from '#tests/fakes/release-server.ts';

export const version = '1.2.3';
export const zipPath = `/v${version}/pocketbase_${version}_linux_amd64.zip`;
export const official = program('official');
export const fork = program('fork');
export const zip = zipOf(official);

export const pins: Pins = {
  ...pocketbase,
  version,
  goPackage: 'go.example/pocketbase/examples/base',
  goToolchain: 'go9.9.9',
  releases: {
    'linux-x64': { asset: 'linux_amd64', archive: sha256(zip), binary: sha256(official) },
  },
  forks: { 'linux-x64': { npmPackage: 'pocketbase-fork', binary: sha256(fork) } },
};

/** A tiny program that answers --version as PocketBase does; the note tells the builds apart. */
export function program(note: string, answers = version): Uint8Array {
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the shell fills it in
  const answer = 'echo "${0##*/} version';
  return new TextEncoder().encode(`#!/bin/sh\n# ${note}\n${answer} ${answers}"\n`);
}

export function zipOf(binary: Uint8Array, name = 'pocketbase'): Uint8Array {
  // A fixed time: the same content must give the same zip, whenever it is packed.
  return zipSync(
    { 'LICENSE.md': new TextEncoder().encode('MIT'), [name]: binary },
    { mtime: '2026-01-01T00:00:00Z' },
  );
}

export interface Workshop {
  directory: string;
  cacheDir: string;
  server: ReleaseServer;
  reports: string[];
  options: ObtainOptions;
  obtain(changes?: ObtainOptions): Promise<string>;
  /** Puts a program on the PATH of what is run, and answers its path. */
  place(name: string, bytes: Uint8Array | string): Promise<string>;
  /** Every file in the cache, in full. */
  cached(): Promise<string[]>;
  close(): Promise<void>;
}

/** A home, a cache and a server of its own; unless a test changes that, no way but the zip works. */
export async function openWorkshop(): Promise<Workshop> {
  const directory = await mkdtemp(join(tmpdir(), 'postquill-test-'));
  const server = await startReleaseServer();
  const reports: string[] = [];
  const cacheDir = join(directory, 'cache');
  const options: ObtainOptions = {
    env: { PATH: `${directory}:${process.env.PATH}`, HOME: directory },
    platform: 'linux',
    arch: 'x64',
    cacheDir,
    releaseBase: server.base,
    npmRegistry: server.base,
    goCommand: 'go-is-not-installed',
    pins,
    report: (line) => reports.push(line),
  };
  return {
    directory,
    cacheDir,
    server,
    reports,
    options,
    obtain: (changes) => obtainPocketbase({ ...options, ...changes }),
    async place(name, bytes) {
      await writeFile(join(directory, name), bytes, { mode: 0o755 });
      return join(directory, name);
    },
    async cached() {
      const entries = await readdir(cacheDir, { recursive: true, withFileTypes: true });
      return entries.filter((e) => e.isFile()).map((e) => join(e.parentPath, e.name));
    },
    async close() {
      await server.close();
      await rm(directory, { recursive: true });
    },
  };
}

export async function bytesOf(path: string): Promise<Uint8Array> {
  return new Uint8Array(await readFile(path));
}
