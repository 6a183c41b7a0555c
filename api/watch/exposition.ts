export type Labels = Record<string, string>;

/** One of each kind of metric writes itself in Prometheus's text format, version 0.0.4. */
export interface Metric {
  write(): string[];
}

function escaped(value: string): string {
  return value.replaceAll('\\', '\\\\').replaceAll('\n', '\\n').replaceAll('"', '\\"');
}

export function labelled(labels: Labels): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${escaped(value)}"`);
  return pairs.length === 0 ? '' : `{${pairs.join(',')}}`;
}

export function head(name: string, help: string, type: string): string[] {
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
