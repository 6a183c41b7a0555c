import type { Facts } from '#shared/text/facts/facts-of.ts';

/** How often the text says each fact and word, by its sentences. */
export class Said {
  readonly #times = new Map<string, number>();

  count({ exact, prices, words }: Facts, by: 1 | -1): void {
    const all = new Set([...exact.keys(), ...prices.keys(), ...words]);
    for (const said of all) this.#times.set(said, this.#of(said) + by);
  }

  /** Whether the others say all that this one does. */
  without({ exact, prices, names }: Facts): boolean {
    const needed = [...exact.keys(), ...prices.keys(), ...names.keys()];
    return needed.every((said) => this.#of(said) > 1);
  }

  #of(said: string): number {
    return this.#times.get(said) ?? 0;
  }
}
