type Labels = Record<string, string>;

/** One of each kind of metric writes itself in Prometheus's text format, version 0.0.4. */
export interface Metric {
  write(): string[];
}

function escaped(value: string): string {
  return value.replaceAll('\\', '\\\\').replaceAll('\n', '\\n').replaceAll('"', '\\"');
}

function labelled(labels: Labels): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${escaped(value)}"`);
  return pairs.length === 0 ? '' : `{${pairs.join(',')}}`;
}

function head(name: string, help: string, type: string): string[] {
  return [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`];
}

export class Counter<Names extends string = never> implements Metric {
  readonly #head: string[];
  readonly #name: string;
  readonly #counts = new Map<string, number>();

  constructor(name: string, help: string) {
    this.#name = name;
    this.#head = head(name, help, 'counter');
  }

  add(labels: Record<Names, string>, amount = 1): void {
    const key = labelled(labels);
    this.#counts.set(key, (this.#counts.get(key) ?? 0) + amount);
  }

  write(): string[] {
    const lines = [...this.#counts].map(([key, count]) => `${this.#name}${key} ${count}`);
    return [...this.#head, ...lines];
  }
}

interface Sample {
  labels: Labels;
  value: number;
}

/** Looked up when somebody asks; nothing where there is nothing to say. */
export class Gauge implements Metric {
  readonly #name: string;
  readonly #help: string;
  readonly #type: 'gauge' | 'counter';
  readonly #look: () => number | Sample[] | undefined;

  constructor(
    name: string,
    help: string,
    look: () => number | Sample[] | undefined,
    type: 'gauge' | 'counter' = 'gauge',
  ) {
    this.#name = name;
    this.#help = help;
    this.#look = look;
    this.#type = type;
  }

  write(): string[] {
    const found = this.#look();
    if (found === undefined) return [];
    const samples = typeof found === 'number' ? [{ labels: {}, value: found }] : found;
    const lines = samples.map(({ labels, value }) => `${this.#name}${labelled(labels)} ${value}`);
    return [...head(this.#name, this.#help, this.#type), ...lines];
  }
}

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
