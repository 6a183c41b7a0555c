/** So many at a time and so many in line; whoever comes then is sent away. */
export class Turns {
  #free: number;
  readonly #longestLine: number;
  readonly #line: (() => void)[] = [];

  constructor(atOnce: number, longestLine: number) {
    this.#free = atOnce;
    this.#longestLine = longestLine;
  }

  /** Undefined where the line is too long. */
  async take<Value>(act: () => Promise<Value>): Promise<Value | undefined> {
    if (this.#free === 0) {
      if (this.#line.length >= this.#longestLine) return undefined;
      await new Promise<void>((resolve) => this.#line.push(resolve));
    } else this.#free -= 1;
    try {
      return await act();
    } finally {
      const next = this.#line.shift();
      if (next) next();
      else this.#free += 1;
    }
  }
}
