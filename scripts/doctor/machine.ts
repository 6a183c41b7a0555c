import { existsSync } from 'node:fs';
import type { Environment } from '#api/env.ts';
import { pocketbaseAtHand } from '#scripts/pocketbase/obtain.ts';
import { pins } from '#scripts/pocketbase/pins.ts';
import { requireFreePort } from '#scripts/supervise/preconditions.ts';
import { about, type Finding, reasonOf } from './finding.ts';

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

async function answersAsOurs(url: string): Promise<boolean> {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(2_000), redirect: 'error' });
    await answer.body?.cancel();
    return answer.ok;
  } catch {
    return false;
  }
}

async function checkPort(host: string, port: number, variable: string, path: string) {
  const says = about('Ports');
  if (port === 0) return says.note(`${variable} is chosen anew by each start.`);
  try {
    await requireFreePort(host, port, variable);
    return says.ok(`${port} (${variable}) is free`);
  } catch (error) {
    const reachable = host === '0.0.0.0' || host === '::' ? 'localhost' : host;
    const ours = await answersAsOurs(`http://${reachable}:${port}${path}`);
    return ours
      ? says.ok(`${port} (${variable}): Postquill is running`)
      : says.wrong(reasonOf(error));
  }
}

export async function checkPorts(env: Environment): Promise<Finding[]> {
  const { HOST, PORT, POCKETBASE_PORT } = env;
  const findings = [await checkPort(HOST, PORT, 'PORT', '/healthz')];
  // An API alone has its PocketBase elsewhere.
  if (env.POCKETBASE_URL === undefined) {
    findings.push(await checkPort('127.0.0.1', POCKETBASE_PORT, 'POCKETBASE_PORT', '/api/health'));
  } else {
    const url = `${env.POCKETBASE_URL}/api/health`;
    const says = about('PocketBase');
    findings.push(
      (await answersAsOurs(url))
        ? says.ok(`${env.POCKETBASE_URL} answers`)
        : says.wrong(`${env.POCKETBASE_URL} does not answer.`),
    );
  }
  return findings;
}

export async function checkPocketbase(env: Environment): Promise<Finding[]> {
  if (env.POCKETBASE_URL !== undefined) return [];
  const says = about('PocketBase');
  const path = await pocketbaseAtHand({ report: () => undefined });
  return [
    path
      ? says.ok(`${pins.version} at ${path}`)
      : says.note(`${pins.version} is not here yet; the next start fetches or builds it.`),
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
