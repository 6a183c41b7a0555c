const ends: (() => Promise<void>)[] = [];

/**
 * Something that the files of a process use one after another, made when the first of them asks for it.
 * It ends with the process.
 */
export function keptForAll<Thing>(
  make: () => Promise<Thing>,
  end: (thing: Thing) => Promise<unknown>,
): () => Promise<Thing> {
  let made: Promise<Thing> | undefined;
  ends.push(async () => {
    const old = made;
    made = undefined;
    if (old) await end(await old);
  });
  return () => {
    made ??= make().catch((error: unknown) => {
      // The next file may have better luck.
      made = undefined;
      throw error;
    });
    return made;
  };
}

/** Before a second try, for which everything is made anew: what the first one broke may not end in order. */
export async function endKept(): Promise<void> {
  for (const end of ends) await end().catch(() => undefined);
}

// Test runners end their processes by this signal, after which nothing but the exit's own listeners is heard.
process.once('SIGTERM', () => process.exit());
