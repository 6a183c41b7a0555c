import { z } from 'zod';
import type { Environment } from '#api/env.ts';
import { type Door, doorsOf, portProblem } from '#scripts/supervise/ports.ts';
import { fromHere } from '#shared/from-here.ts';
import { about, type Finding } from './finding.ts';

const inJson = z.string().transform((text): unknown => JSON.parse(text));

/** What each of our doors answers, and no other program that happens to listen there. */
const signsOfLife = {
  PORT: { path: '/healthz', shape: inJson.pipe(z.object({ alive: z.literal(true) })) },
  METRICS_PORT: { path: '/metrics', shape: z.string().regex(/^postquill_ready /m) },
  POCKETBASE_PORT: {
    path: '/api/health',
    shape: inJson.pipe(z.object({ code: z.literal(200), message: z.string(), data: z.object({}) })),
  },
};

type Server = keyof typeof signsOfLife;

async function lives(server: Server, address: string): Promise<boolean> {
  const { path, shape } = signsOfLife[server];
  try {
    const signal = AbortSignal.timeout(2_000);
    const answer = await fetch(address + path, { signal, redirect: 'error' });
    return shape.safeParse(await answer.text()).success;
  } catch {
    return false;
  }
}

async function checkPort(door: Door<Server>, others: Door[]): Promise<Finding> {
  const says = about('Ports');
  const { variable, host, port } = door;
  if (port === 0) return says.note(`${variable} is chosen anew by each start.`);
  const problem = await portProblem(door, others);
  if (problem === undefined) return says.ok(`${port} (${variable}) is free`);
  return problem.inUse && (await lives(variable, `http://${fromHere(host)}:${port}`))
    ? says.ok(`${port} (${variable}): Postquill is running`)
    : says.wrong(problem.says);
}

export async function checkPorts(env: Environment): Promise<Finding[]> {
  const { POCKETBASE_URL } = env;
  // An API alone has its PocketBase elsewhere.
  const doors = doorsOf(env).filter(
    ({ variable }) => variable !== 'POCKETBASE_PORT' || POCKETBASE_URL === undefined,
  );
  const findings: Finding[] = [];
  for (const [at, door] of doors.entries()) {
    findings.push(await checkPort(door, doors.slice(0, at)));
  }
  if (POCKETBASE_URL !== undefined) {
    const says = about('PocketBase');
    findings.push(
      (await lives('POCKETBASE_PORT', POCKETBASE_URL))
        ? says.ok(`${POCKETBASE_URL} answers`)
        : says.wrong(`${POCKETBASE_URL} does not answer as PocketBase does.`),
    );
  }
  return findings;
}
