import { rules } from '#shared/rules.ts';

const minute = 60_000;

/** For what strangers can set off as often as they like: it must not fill the operator's disk. */
export class BoundedLines {
  #minute = 0;
  #told = 0;

  /** Counts one more, and says whether it is told, told as the last of its minute, or left out. */
  next(now: number): 'told' | 'last' | 'leftOut' {
    const current = Math.floor(now / minute);
    if (current !== this.#minute) {
      this.#minute = current;
      this.#told = 0;
    }
    if (this.#told >= rules.log.linesPerMinute) return 'leftOut';
    this.#told += 1;
    return this.#told === rules.log.linesPerMinute ? 'last' : 'told';
  }
}
