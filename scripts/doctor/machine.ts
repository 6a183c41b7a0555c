import { existsSync } from 'node:fs';
import type { Environment } from '#api/env.ts';
import { pocketbaseAtHand } from '#scripts/obtain/obtain.ts';
import { pocketbase } from '#scripts/obtain/pocketbase.ts';
import { about, type Finding } from './finding.ts';

export async function checkNode(): Promise<Finding[]> {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const node = about('Node');
  const enough = major > 22 || (major === 22 && minor >= 22);
  return [
    enough
      ? node.ok(process.versions.node)
      : node.wrong(`${process.versions.node} is too old: Node 24 or 22.22 is needed.`),
  ];
}

export async function checkPocketbase(env: Environment): Promise<Finding[]> {
  if (env.POCKETBASE_URL !== undefined) return [];
  const says = about('PocketBase');
  const path = await pocketbaseAtHand({ report: () => undefined });
  return [
    path
      ? says.ok(`${pocketbase.version} at ${path}`)
      : says.note(`${pocketbase.version} is not here yet; the next start fetches or builds it.`),
  ];
}

export async function checkTimeZones(): Promise<Finding[]> {
  const says = about('Time zones');
  const found = process.env.ZONEINFO
    ? existsSync(process.env.ZONEINFO)
    : process.platform === 'win32' || existsSync('/usr/share/zoneinfo');
  return [
    found
      ? says.ok('known to this machine')
      : says.note('This machine has no time zone data (package tzdata): months follow UTC.'),
  ];
}
