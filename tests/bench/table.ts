export interface Row {
  name: string;
  measured: string;
  wanted: string;
}

export function row(name: string, measured: number | string, wanted: string): Row {
  return { name, measured: typeof measured === 'number' ? measured.toFixed(2) : measured, wanted };
}

export function printTable(rows: Row[]): void {
  const width = (pick: (row: Row) => string) => Math.max(...rows.map((each) => pick(each).length));
  const names = width(({ name }) => name);
  const figures = width(({ measured }) => measured);
  for (const { name, measured, wanted } of rows) {
    console.log(`${name.padEnd(names)}  ${measured.padStart(figures)}  wanted ${wanted}`);
  }
}
