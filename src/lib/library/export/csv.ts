/** What a spreadsheet would take for a formula, or for the way to one. */
const formula = /^[=+\-@\t\r]/;

export type Guard = "'" | ' ';

/** RFC 4180. The guard before a formula makes it a text: an apostrophe, or a space where the text will be published. */
export function csvRow(cells: readonly string[], guard: Guard): string {
  const cell = (text: string) => {
    const harmless = formula.test(text) ? guard + text : text;
    return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
  };
  return `${cells.map(cell).join(',')}\r\n`;
}

/** Without it some spreadsheets read UTF-8 as something else. */
export const byteOrderMark = '\uFEFF';
