import fc from 'fast-check';
import { doors } from '../doors.ts';
import { startInstallation } from './cast.ts';
import { type Finding, Lane } from './lane.ts';
import { certainShots, shots } from './shots.ts';

export interface FuzzResult {
  seed: number;
  bodies: number;
  findings: Finding[];
  /** The same processes as at the beginning, and neither of them said that it failed. */
  alive: boolean;
  complaints: string[];
}

const lanes = 6;
/** However many are certain: each new door brings some. */
const leastByChance = 100;

/** Odd requests to every open address, repeatable by their seed. */
export async function fuzz(count: number, seed: number): Promise<FuzzResult> {
  const installation = await startInstallation();
  const { api, pocketbase } = installation.stack;
  try {
    const before = [api.pid, pocketbase.pid];
    const open = doors(installation.cast);
    const certain = certainShots(open, 'own');
    const numRuns = Math.max(leastByChance, count - certain.length);
    const waiting = [
      ...certain,
      ...fc.sample(shots(open, installation.callers), { numRuns, seed }),
    ];
    const bodies = waiting.length;
    const findings: Finding[] = [];
    const work = async () => {
      const lane = new Lane(installation.target);
      for (let shot = waiting.pop(); shot; shot = waiting.pop()) {
        findings.push(...(await lane.fire(shot)));
      }
      lane.close();
    };
    await Promise.all(Array.from({ length: lanes }, work));
    const after = [api.pid, pocketbase.pid];
    const said = (api.output() + pocketbase.output()).split('\n');
    return {
      seed,
      bodies,
      findings,
      alive: after.every((pid, index) => pid === before[index]),
      complaints: said.filter((line) => /panic|uncaught|a route failed/i.test(line)),
    };
  } finally {
    await installation.stop();
  }
}
