import type { Log } from '#api/log.ts';

/** Tells the operator once a day that what the site may write in one is used up. */
export class FullSite {
  #day = '';

  tell(log: Log): void {
    const today = new Date().toISOString().slice(0, 10);
    if (this.#day === today) return;
    this.#day = today;
    log.warn('GENERATIONS_PER_DAY is reached: no more generations today');
  }
}
