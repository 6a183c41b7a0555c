import { t } from '#shared/language/t.ts';
import { platformLabel, rules } from '#shared/rules.ts';

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

/** Longer than any run of backticks inside, so that a post can never end its own block. */
function fence(text: string): string {
  const runs = text.match(/`+/g) ?? [];
  return '`'.repeat(Math.max(3, ...runs.map((run) => run.length + 1)));
}

function toneLabel(id: string): string {
  const tones: Record<string, { label: string }> = rules.tones;
  return (Object.hasOwn(tones, id) && tones[id]?.label) || id;
}

/** A heading has one line, whatever an old row may name. */
function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ');
}

export function postsAsMarkdown(posts: readonly ExportedPost[]): string {
  const parts = posts.map(({ timestamp, platform, tone, text }) => {
    const day = timestamp.slice(0, 10);
    const title = oneLine(`${day} · ${platformLabel(platform)} · ${toneLabel(tone)}`);
    const marks = fence(text);
    return `## ${title}\n\n${marks}text\n${text}\n${marks}\n`;
  });
  return [`# ${t('Saved posts')}\n`, ...parts].join('\n');
}
