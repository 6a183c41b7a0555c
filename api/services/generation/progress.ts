import type { ProgressEvent } from '#shared/contracts/page-api.ts';

/** What a slow model has done so far. */
export class Progress {
  readonly #began = performance.now();
  #words = 0;

  readonly heard = ({ words }: { words: number }): void => {
    this.#words += words;
  };

  get ms(): number {
    return performance.now() - this.#began;
  }

  get now(): ProgressEvent {
    return { words: this.#words, seconds: Math.round(this.ms / 1_000) };
  }
}
