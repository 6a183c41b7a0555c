import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PlainError } from '#shared/plain-error.ts';
import { claimFence, readFence } from './fence.ts';
import { lifeAfter, livesIn, shape } from './lives.ts';
import type { CopyPlace } from './place.ts';

/** Not among the credentials that a backup takes along: what is restored begins a life of its own. */
export const ownLifeFile = (dataDir: string) => join(dataDir, 'copy-life');

/** The life of which the place has something, so that it can be missed there. */
export const begunFile = (dataDir: string) => join(dataDir, 'copy-begun');

const readName = (file: string) =>
  existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined;

/** From the first time on that everything is in the copy, others may follow it. */
export async function noteBegun(place: CopyPlace, dataDir: string, life: string): Promise<void> {
  if (!(await place.lives.has(life))) {
    await place.lives.write(life, JSON.stringify({ began: new Date() }));
  }
  if (readName(begunFile(dataDir)) !== life) {
    writeFileSync(begunFile(dataDir), `${life}\n`, { mode: 0o600 });
  }
}

/** An empty place has no fences: below a disk that is not mounted, or in another bucket. */
export async function requireWhatBegan(place: CopyPlace, dataDir: string, life: string) {
  if (readName(begunFile(dataDir)) !== life || (await place.lives.has(life))) return;
  throw new PlainError(
    `${place.where} holds nothing of ${life}, which ${dataDir} has copied there before: is its disk mounted, is ` +
      `COPY_TO right? If the copy shall begin anew there, delete ${ownLifeFile(dataDir)}.`,
  );
}

/** Of an empty place: nobody ever led it, and whoever gets its fence begins the first life. */
const beforeTheFirst = 'life-000000';

/**
 * The latest life is what standbys follow and restores read, so none begins beside one that may still be led.
 * Each is fenced by one heir, who may not have begun yet: the last of that line is the one that leads.
 */
async function leadingLife(place: CopyPlace): Promise<string | undefined> {
  let life: string | undefined = (await livesIn(place)).at(-1) ?? beforeTheFirst;
  while (life !== undefined) {
    const fence = await readFence(place, life);
    if (fence === undefined) return life;
    life = fence.heir;
  }
  return undefined;
}

/** The life of this data folder; undefined where it has none yet. */
export function givenLife(dataDir: string): string | undefined {
  const file = ownLifeFile(dataDir);
  const given = readName(file);
  if (given === undefined || shape.test(given)) return given;
  throw new PlainError(`${file} names no life of a copy. Delete it, and a new one begins.`);
}

const isInTheWay = (leading: string | undefined, after: string | undefined) =>
  leading !== undefined && leading !== after && leading !== beforeTheFirst;

/** The life beside which a folder without one begins none; undefined where it may begin. */
export async function lifeInTheWay(place: CopyPlace, after?: string): Promise<string | undefined> {
  const leading = await leadingLife(place);
  return isInTheWay(leading, after) ? leading : undefined;
}

/** The life of this data folder, a new one where it has none yet. */
export async function ownLife(place: CopyPlace, dataDir: string, after?: string): Promise<string> {
  const given = givenLife(dataDir);
  if (given !== undefined) return given;
  const leading = await leadingLife(place);
  const life = lifeAfter(leading ?? (await livesIn(place)).at(-1), randomBytes(3).toString('hex'));
  if (leading !== undefined) {
    if (isInTheWay(leading, after)) throw mayStillBeLed(place, leading);
    const fence = await claimFence(place, leading, { by: life, heir: life });
    if (fence?.by !== life) throw mayStillBeLed(place, fence?.heir ?? leading);
  }
  keepOwnLife(dataDir, life);
  return life;
}

/** Whoever knows that its machine is gone says so with its name, and it is fenced for good. */
export function mayStillBeLed({ where }: CopyPlace, life: string): PlainError {
  return new PlainError(
    `${where} holds ${life}, which is not of this folder and may still be led by another machine. ` +
      'To try something out, set COPY_TO to another place, or leave it empty. ' +
      `If that machine is gone for good, set COPY_AFTER=${life}, and this one takes its place.`,
  );
}

export function keepOwnLife(dataDir: string, life: string): void {
  writeFileSync(ownLifeFile(dataDir), `${life}\n`, { mode: 0o600 });
}
