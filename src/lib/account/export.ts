export interface ExportedPost {
  timestamp: string;
  platform: string;
  tone: string;
  text: string;
}

/** What makes a spreadsheet take a cell for a formula, the wide forms of Asian keyboards among it. */
const formulaStart = /^[=+\-@\t\r＝＋－＠]/;

/** A leading apostrophe is how spreadsheets mark text; quotes keep commas and lines inside the cell. */
function cell(text: string): string {
  const harmless = formulaStart.test(text) ? `'${text}` : text;
  return `"${harmless.replaceAll('"', '""')}"`;
}

/** With a byte order mark, without which one widespread program reads UTF-8 as something else. */
export function postsAsCsv(posts: readonly ExportedPost[]): string {
  const rows = posts.map(({ timestamp, platform, tone, text }) => [
    timestamp,
    platform,
    tone,
    text,
  ]);
  const lines = [['Saved', 'Platform', 'Tone', 'Post'], ...rows].map((row) =>
    row.map(cell).join(','),
  );
  return `\uFEFF${lines.join('\r\n')}\r\n`;
}
