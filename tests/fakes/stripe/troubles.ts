/** What a test asks to go wrong with the next calls that match. */
export interface Trouble {
  /** Against "METHOD /path". */
  match: RegExp;
  times: number;
  /**
   * A status is answered instead of doing the work. `lost` does the work and then cuts the
   * connection, so that the caller cannot know. `slow` does the work after a while. `late` does it
   * at once, and the answer, true then, arrives when `until` resolves.
   */
  kind: 429 | 500 | 503 | 'lost' | 'slow' | 'late';
  until?: Promise<void>;
}

export class Troubles {
  #plans: Trouble[] = [];

  plan(trouble: Trouble): void {
    this.#plans.push({ ...trouble });
  }

  clear(): void {
    this.#plans = [];
  }

  /** The trouble that this call meets, which is used up by it. */
  meet(method: string, path: string): Trouble | undefined {
    const plan = this.#plans.find(
      ({ match, times }) => times > 0 && match.test(`${method} ${path}`),
    );
    if (!plan) return undefined;
    plan.times -= 1;
    return plan;
  }
}
