import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Environment } from '#api/env.ts';
import { PlainError } from '#shared/plain-error.ts';

export interface PortProblem {
  inUse: boolean;
  says: string;
}

/** Where the machine itself lacks the address, no other port would help. */
function isAddressMissing({ code, syscall }: NodeJS.ErrnoException): boolean {
  return syscall === 'getaddrinfo' || code === 'EADDRNOTAVAIL' || code === 'EAFNOSUPPORT';
}

/** Where something of ours listens, and the setting that says so. */
export interface Door<Variable extends string = string> {
  variable: Variable;
  host: string;
  port: number;
}

export function doorsOf(env: Environment): Door<'PORT' | 'METRICS_PORT' | 'POCKETBASE_PORT'>[] {
  const { METRICS_HOST, METRICS_PORT } = env;
  return [
    { variable: 'PORT', host: env.HOST, port: env.PORT },
    ...(METRICS_PORT === undefined
      ? []
      : [{ variable: 'METRICS_PORT' as const, host: METRICS_HOST, port: METRICS_PORT }]),
    { variable: 'POCKETBASE_PORT', host: env.POCKETBASE_HOST, port: env.POCKETBASE_PORT },
  ];
}

async function whileListening<T>({ host, port }: Door, work: () => Promise<T>): Promise<T> {
  const server = createServer().listen(port, host);
  await once(server, 'listening');
  try {
    return await work();
  } finally {
    await once(server.close(), 'close');
  }
}

async function problemAlone(door: Door): Promise<PortProblem | undefined> {
  const { variable, host, port } = door;
  try {
    return await whileListening(door, async () => undefined);
  } catch (error) {
    const failure = error as NodeJS.ErrnoException;
    const inUse = failure.code === 'EADDRINUSE';
    const reason = inUse ? 'is in use' : `cannot be used (${failure.code})`;
    const says = isAddressMissing(failure)
      ? `This machine has no address ${host} (${failure.code}).`
      : `Port ${port} ${reason}. Set ${variable} to another port.`;
    return { inUse, says };
  }
}

/** Asked of the system, which knows what 0.0.0.0, :: and a name take in. */
async function leavesNoRoom(one: Door, other: Door): Promise<boolean> {
  if (one.port === 0 || one.port !== other.port) return false;
  const problem = await whileListening(one, () => problemAlone(other)).catch(() => undefined);
  return problem?.inUse === true;
}

/** Why nothing could listen at a door beside the others of ours; undefined where something could. */
export async function portProblem(door: Door, others: Door[]): Promise<PortProblem | undefined> {
  const problem = await problemAlone(door);
  if (problem) return problem;
  for (const other of others) {
    if (!(await leavesNoRoom(other, door))) continue;
    const both = `${other.variable} and ${door.variable} are both ${door.port}`;
    return { inUse: false, says: `${both}: set one of them to another.` };
  }
  return undefined;
}

/** What a start that was killed has left ends by itself, a moment later. */
const endsWithinMs = 3_000;

/** Asked before anything starts, so that a taken port is one sentence and not half a start. */
export async function requireFreePorts(doors: Door[]): Promise<void> {
  const deadline = Date.now() + endsWithinMs;
  for (const [at, door] of doors.entries()) {
    const asked = () => portProblem(door, doors.slice(0, at));
    let problem = await asked();
    while (problem?.inUse && Date.now() < deadline) {
      await sleep(50);
      problem = await asked();
    }
    if (problem) throw new PlainError(problem.says);
  }
}
