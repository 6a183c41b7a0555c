/**
 * What some spreadsheet takes for a formula, or for the way to one: also wide signs, and behind spaces. Behind
 * an apostrophe it gets another, so that an import takes back what an export put there, and nothing else.
 */
const formula = /^'*(?:[\s\uFEFF\u200B]*[=+\-@＝＋－＠|]|[\t\r\n])/;

export type Guard = "'" | ' ';

/** RFC 4180, with every cell in quotes, since some spreadsheets end one at a semicolon. The guard before a formula makes it a text: an apostrophe, or a space where the text will be published. */
export function csvRow(cells: readonly string[], guard: Guard): string {
  const cell = (text: string) => {
    const harmless = formula.test(text) ? guard + text : text;
    return `"${harmless.replaceAll('"', '""')}"`;
  };
  return `${cells.map(cell).join(',')}\r\n`;
}

/** The text of a cell that was made harmless by an apostrophe. */
export function withoutGuard(cell: string): string {
  return cell.startsWith("'") && formula.test(cell) ? cell.slice(1) : cell;
}

/** Without it some spreadsheets read UTF-8 as something else. */
export const byteOrderMark = '\uFEFF';
