export interface Row {
  name: string;
  measured: string;
  wanted: string;
}

export function row(name: string, measured: number | string, wanted: string): Row {
  return { name, measured: typeof measured === 'number' ? measured.toFixed(2) : measured, wanted };
}

const widths = { measured: 18, wanted: 10 };

/** Figures first: a row is printed once it is measured, when nobody knows yet how long names will be. */
export function printRow({ name, measured, wanted }: Row): void {
  const figure = measured.padStart(widths.measured);
  process.stdout.write(`${figure}  wanted ${wanted.padEnd(widths.wanted)}  ${name}\n`);
}
