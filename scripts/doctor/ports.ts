import { z } from 'zod';
import type { Environment } from '#api/env.ts';
import { portProblem } from '#scripts/supervise/ports.ts';
import { fromHere } from '#shared/from-here.ts';
import { about, type Finding } from './finding.ts';

const inJson = z.string().transform((text): unknown => JSON.parse(text));

/** What each of our doors answers, and no other program that happens to listen there. */
const signsOfLife = {
  api: { path: '/healthz', shape: inJson.pipe(z.object({ alive: z.literal(true) })) },
  metrics: { path: '/metrics', shape: z.string().regex(/^postquill_ready /m) },
  pocketbase: {
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

async function checkPort(server: Server, host: string, port: number, variable: string) {
  const says = about('Ports');
  if (port === 0) return says.note(`${variable} is chosen anew by each start.`);
  const problem = await portProblem(host, port, variable);
  if (problem === undefined) return says.ok(`${port} (${variable}) is free`);
  return problem.inUse && (await lives(server, `http://${fromHere(host)}:${port}`))
    ? says.ok(`${port} (${variable}): Postquill is running`)
    : says.wrong(problem.says);
}

export async function checkPorts(env: Environment): Promise<Finding[]> {
  const { HOST, PORT, METRICS_HOST, METRICS_PORT, POCKETBASE_HOST, POCKETBASE_PORT } = env;
  const findings = [await checkPort('api', HOST, PORT, 'PORT')];
  if (METRICS_PORT !== undefined) {
    const taken = METRICS_PORT === PORT && PORT !== 0 && METRICS_HOST === HOST;
    findings.push(
      taken
        ? about('Ports').wrong(
            `PORT and METRICS_PORT are both ${PORT}: set one of them to another.`,
          )
        : await checkPort('metrics', METRICS_HOST, METRICS_PORT, 'METRICS_PORT'),
    );
  }
  // An API alone has its PocketBase elsewhere.
  if (env.POCKETBASE_URL === undefined) {
    findings.push(
      await checkPort('pocketbase', POCKETBASE_HOST, POCKETBASE_PORT, 'POCKETBASE_PORT'),
    );
  } else {
    const says = about('PocketBase');
    findings.push(
      (await lives('pocketbase', env.POCKETBASE_URL))
        ? says.ok(`${env.POCKETBASE_URL} answers`)
        : says.wrong(`${env.POCKETBASE_URL} does not answer as PocketBase does.`),
    );
  }
  return findings;
}
