export const tick = Symbol('tick');

export interface Rhythm {
  /** How long a silence lasts before it has its first tick. */
  afterMs: number;
  /** How long from one tick to the next. */
  everyMs: number;
}

/** The promise's outcome, or a tick where it takes longer. */
async function orTick<Value>(promise: Promise<Value>, ms: number): Promise<Value | typeof tick> {
  const { promise: late, resolve } = Promise.withResolvers<typeof tick>();
  const timer = setTimeout(resolve, ms, tick);
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** What a source gives, as it comes, and ticks while it is silent. */
export async function* withTicks<Item>(
  source: AsyncIterable<Item>,
  { afterMs, everyMs }: Rhythm,
): AsyncGenerator<Item | typeof tick> {
  const items = source[Symbol.asyncIterator]();
  let ended = false;
  try {
    for (;;) {
      const next = items.next();
      for (let wait = afterMs; (await orTick(next, wait)) === tick; wait = everyMs) yield tick;
      const { done, value } = await next;
      ended = done === true;
      if (ended) return;
      yield value;
    }
  } finally {
    // A source that is asked for its next item returns once it has it: whoever leaves does not wait.
    if (!ended) items.return?.().catch(() => undefined);
  }
}
