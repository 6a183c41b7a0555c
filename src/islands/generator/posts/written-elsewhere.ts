import { atom } from 'nanostores';

/** Sets that another tab is writing. */
export const $elsewhere = atom<readonly number[]>([]);

/** The browser takes it from a tab, however that ends. Over plain http there are no locks, and nobody knows. */
const lockOf = (made: number) => `postquill_set_${made}`;
const locks: LockManager | undefined = globalThis.navigator?.locks;

let writing: number | null = null;

/** Other tabs know that this one writes the set until the work ends. */
export async function whileWriting<T>(made: number, work: () => Promise<T>): Promise<T> {
  writing = made;
  try {
    return locks ? await locks.request(lockOf(made), { ifAvailable: true }, work) : await work();
  } finally {
    writing = null;
  }
}

/** Notes that another tab writes the set, until it does so no longer. */
export async function heedOthers(made: number): Promise<void> {
  if (!locks || made === writing || $elsewhere.get().includes(made)) return;
  const { held = [] } = await locks.query();
  if (!held.some(({ name }) => name === lockOf(made))) return;
  $elsewhere.set([...$elsewhere.get(), made]);
  await locks.request(lockOf(made), { mode: 'shared' }, () => undefined);
  $elsewhere.set($elsewhere.get().filter((other) => other !== made));
}
