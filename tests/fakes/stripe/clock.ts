export const day = 24 * 60 * 60;

/** The end of a billing period: the same day of the month, or that month's last. */
export function addInterval(seconds: number, interval: 'month' | 'year', anchor: number): number {
  const from = new Date(seconds * 1000);
  const months = interval === 'year' ? 12 : 1;
  const day = new Date(anchor * 1000).getUTCDate();
  const target = new Date(from);
  target.setUTCDate(1);
  target.setUTCMonth(target.getUTCMonth() + months);
  const last = new Date(Date.UTC(target.getUTCFullYear(), target.getUTCMonth() + 1, 0));
  target.setUTCDate(Math.min(day, last.getUTCDate()));
  return Math.floor(target.getTime() / 1000);
}

/** Runs like any clock, but can be set; each customer may have one, like Stripe's test clocks. */
export class Clock {
  #offset: number;

  constructor(offsetSeconds = 0) {
    this.#offset = offsetSeconds;
  }

  get now(): number {
    return Math.floor(Date.now() / 1000) + this.#offset;
  }

  set(seconds: number): void {
    this.#offset = seconds - Math.floor(Date.now() / 1000);
  }
}
