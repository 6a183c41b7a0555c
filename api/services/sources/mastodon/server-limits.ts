import type { MastodonServerAnswer } from '#shared/contracts/page-mastodon.ts';

/** What servers said, each for a while, and of so many servers only. */
export class ServerLimits {
  readonly #known = new Map<string, MastodonServerAnswer>();
  readonly #most: number;
  readonly #seconds: number;

  constructor(most: number, seconds: number) {
    this.#most = most;
    this.#seconds = seconds;
  }

  get(origin: string, now: number): MastodonServerAnswer | undefined {
    const known = this.#known.get(origin);
    return known && known.until > now ? known : undefined;
  }

  keep(
    origin: string,
    told: Omit<MastodonServerAnswer, 'until'>,
    now: number,
  ): MastodonServerAnswer {
    const known = { ...told, until: now + this.#seconds * 1_000 };
    this.#known.delete(origin);
    this.#known.set(origin, known);
    const [oldest] = this.#known.keys();
    if (this.#known.size > this.#most && oldest !== undefined) this.#known.delete(oldest);
    return known;
  }
}
