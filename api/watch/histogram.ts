import { head, type Labels, labelled, type Metric } from './exposition.ts';

interface Series {
  labels: Labels;
  /** How many fell into each bucket alone; the last is for what is above all bounds. */
  counts: number[];
  sum: number;
}

export class Histogram<Names extends string> implements Metric {
  readonly #name: string;
  readonly #head: string[];
  readonly #bounds: readonly number[];
  readonly #series = new Map<string, Series>();

  constructor(name: string, help: string, bounds: readonly number[]) {
    this.#name = name;
    this.#head = head(name, help, 'histogram');
    this.#bounds = bounds;
  }

  observe(labels: Record<Names, string>, value: number): void {
    const key = labelled(labels);
    const empty = () => ({ labels, counts: [...this.#bounds, 0].map(() => 0), sum: 0 });
    const series = this.#series.get(key) ?? empty();
    this.#series.set(key, series);
    const at = this.#bounds.findIndex((bound) => value <= bound);
    const bucket = at === -1 ? this.#bounds.length : at;
    series.counts[bucket] = (series.counts[bucket] ?? 0) + 1;
    series.sum += value;
  }

  write(): string[] {
    return [...this.#head, ...[...this.#series.values()].flatMap((series) => this.#lines(series))];
  }

  #lines({ labels, counts, sum }: Series): string[] {
    let below = 0;
    const buckets = counts.map((count, at) => {
      below += count;
      const le = at < this.#bounds.length ? String(this.#bounds[at]) : '+Inf';
      return `${this.#name}_bucket${labelled({ ...labels, le })} ${below}`;
    });
    const shown = labelled(labels);
    return [...buckets, `${this.#name}_sum${shown} ${sum}`, `${this.#name}_count${shown} ${below}`];
  }
}
