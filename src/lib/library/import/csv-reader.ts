export interface CsvRow {
  /** Where it begins, counted as an editor counts lines. */
  line: number;
  cells: string[];
  /** Its last quotation mark was never closed. */
  open: boolean;
}

/** No cell of a post is as long: a quotation mark is missing, and the rest of the file would become one cell. */
const longestCell = 200_000;

const quote = '"'.charCodeAt(0);
const lineFeed = '\n'.charCodeAt(0);
const carriageReturn = '\r'.charCodeAt(0);

/**
 * RFC 4180, and what spreadsheets make of it: any separator, any end of line, quotation marks in the middle
 * of a cell. Takes the text in slices and knows the line of each row, which no library of a fitting size does.
 */
export class CsvReader {
  readonly #separator: number;
  #cells: string[] = [];
  #cell = '';
  #quoted = false;
  /** A quotation mark inside of a quoted cell: its end, or the first of two. */
  #maybeEnd = false;
  #afterReturn = false;
  #line = 1;
  #rowLine = 1;
  #ended = false;

  constructor(separator: string) {
    this.#separator = separator.charCodeAt(0);
  }

  push(text: string): CsvRow[] {
    const rows: CsvRow[] = [];
    // What stands from here to the present sign belongs to the cell as it is.
    let from = 0;
    for (let at = 0; at < text.length && !this.#ended; at += 1) {
      const sign = text.charCodeAt(at);
      if (sign === carriageReturn || (sign === lineFeed && !this.#afterReturn)) this.#line += 1;
      const isSecond = sign === lineFeed && this.#afterReturn;
      this.#afterReturn = sign === carriageReturn;
      if (this.#quoted && !this.#maybeEnd) {
        if (sign !== quote) continue;
        this.#cell += text.slice(from, at);
        this.#maybeEnd = true;
        from = at + 1;
        continue;
      }
      if (this.#maybeEnd) {
        this.#maybeEnd = false;
        if (sign === quote) {
          // The second of two is the one that is meant.
          from = at;
          continue;
        }
        this.#quoted = false;
      }
      if (sign === quote && this.#cell === '' && from === at) {
        this.#quoted = true;
        from = at + 1;
      } else if (sign === this.#separator) {
        this.#endCell(text.slice(from, at));
        from = at + 1;
      } else if (isSecond) {
        from = at + 1;
        this.#rowLine = this.#line;
      } else if (sign === lineFeed || sign === carriageReturn) {
        this.#endCell(text.slice(from, at));
        rows.push(this.#endRow(false));
        from = at + 1;
      }
    }
    this.#cell += text.slice(from);
    if (this.#cell.length > longestCell) rows.push(...this.end());
    return rows;
  }

  /** The last row may lack its end of line. */
  end(): CsvRow[] {
    if (this.#ended) return [];
    this.#ended = true;
    const open = this.#quoted && !this.#maybeEnd;
    if (!open && this.#cell === '' && this.#cells.length === 0 && !this.#quoted) return [];
    this.#endCell('');
    return [this.#endRow(open)];
  }

  #endCell(rest: string): void {
    this.#cells.push(this.#cell + rest);
    this.#cell = '';
  }

  #endRow(open: boolean): CsvRow {
    const row = { line: this.#rowLine, cells: this.#cells, open };
    this.#cells = [];
    this.#rowLine = this.#line;
    return row;
  }
}
