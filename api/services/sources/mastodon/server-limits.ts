/** What servers said, each for a while, and of so many servers only. */
export class ServerLimits {
  readonly #known = new Map<string, { limit: number; until: number }>();
  readonly #most: number;
  readonly #seconds: number;

  constructor(most: number, seconds: number) {
    this.#most = most;
    this.#seconds = seconds;
  }

  get(origin: string, now: number): number | undefined {
    const known = this.#known.get(origin);
    return known && known.until > now ? known.limit : undefined;
  }

  keep(origin: string, limit: number, now: number): void {
    this.#known.delete(origin);
    this.#known.set(origin, { limit, until: now + this.#seconds * 1_000 });
    const [oldest] = this.#known.keys();
    if (this.#known.size > this.#most && oldest !== undefined) this.#known.delete(oldest);
  }
}
