/**
 * Why a model gave no posts, or not all of them.
 *
 * - `unavailable`: busy, broken or not reachable; another try or another route may help
 * - `timeout`: one of the three clocks ran out
 * - `refused`: the provider declined the request (key, credit, model name, moderation), or the model did
 * - `garbage`: the answer ended properly, and there is no post in it
 * - `cutOff`: the answer stopped before its end; posts yielded before it are whole and may be kept
 * - `aborted`: the client left
 */
export type WriterErrorKind =
  | 'unavailable'
  | 'timeout'
  | 'refused'
  | 'garbage'
  | 'cutOff'
  | 'aborted';

export interface Retry {
  /** What the provider asked for; null leaves the pause to us. */
  afterMs: number | null;
}

/** Where it went wrong, for whoever has more to say than the log. */
export interface Whereabouts {
  /** The status that the provider answered with, in its answer's head or inside. */
  status?: number;
  /** Node's name for what became of the connection. */
  connection?: string;
}

/** Its message goes to logs: it never quotes the provider, who may quote the topic or the key. */
export class WriterError extends Error {
  override readonly name = 'WriterError';
  readonly kind: WriterErrorKind;
  /** Null where the same request would only fail again. */
  readonly retry: Retry | null;
  readonly where: Whereabouts;
  /** The provider's own words, which only the concessions read. */
  readonly #providerWords: string | null;

  constructor(
    kind: WriterErrorKind,
    message: string,
    retry: Retry | null = null,
    providerWords: string | null = null,
    where: Whereabouts = {},
  ) {
    super(message);
    this.kind = kind;
    this.retry = retry;
    this.where = where;
    this.#providerWords = providerWords;
  }

  /** Not a field: nothing that prints an error shows it. */
  get providerWords(): string | null {
    return this.#providerWords;
  }
}
