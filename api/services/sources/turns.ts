import { type Outcome, type Refused, refused } from '#api/services/outcome.ts';

/** So many at a time and so many in line; whoever comes then is sent away, and whoever leaves is out of the line. */
export class Turns {
  #free: number;
  readonly #atOnce: number;
  readonly #longestLine: number;
  readonly #full: Refused;
  readonly #line = new Set<(admitted: boolean) => void>();

  constructor(atOnce: number, longestLine: number, full: Refused = refused('serviceUnavailable')) {
    this.#free = atOnce;
    this.#atOnce = atOnce;
    this.#longestLine = longestLine;
    this.#full = full;
  }

  get idle(): boolean {
    return this.#free === this.#atOnce;
  }

  async take<Value>(
    gone: AbortSignal,
    act: () => Promise<Outcome<Value>>,
  ): Promise<Outcome<Value>> {
    if (!(await this.#admit(gone))) return this.#full;
    try {
      return await act();
    } finally {
      const [next] = this.#line;
      if (next) next(true);
      else this.#free += 1;
    }
  }

  async #admit(gone: AbortSignal): Promise<boolean> {
    if (gone.aborted) return false;
    if (this.#free > 0) {
      this.#free -= 1;
      return true;
    }
    if (this.#line.size >= this.#longestLine) return false;
    return new Promise((resolve) => {
      const leave = () => end(false);
      const end = (admitted: boolean) => {
        this.#line.delete(end);
        gone.removeEventListener('abort', leave);
        resolve(admitted);
      };
      this.#line.add(end);
      gone.addEventListener('abort', leave);
    });
  }
}
