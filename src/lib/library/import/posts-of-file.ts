import { rules } from '#shared/rules.ts';
import { withoutGuard } from '../export/csv.ts';
import { type Columns, columnsOf } from './columns.ts';
import { CsvReader, type CsvRow } from './csv-reader.ts';
import { type Draft, draftOf } from './draft.ts';
import { FileProblem } from './file-problem.ts';
import { textOf } from './file-text.ts';
import { type JsonPiece, JsonReader } from './json-reader.ts';

export type FromFile = Draft & { line: number };

interface Reader {
  push(text: string): FromFile[];
  end(): FromFile[];
}

const separators = [',', ';', '\t', '|'];

/** The first line of some spreadsheets' files: which sign stands between two cells. */
const announced = /^sep=(.)\r?\n/;

function jsonPosts(): Reader {
  const reader = new JsonReader();
  const drafts = (pieces: JsonPiece[]) =>
    pieces.map((piece): FromFile => {
      const { line } = piece;
      if ('fault' in piece) return { line, fault: piece.fault };
      const { value } = piece;
      // A part of a broken post is an object too.
      const isPost = typeof value === 'object' && value !== null && 'platform' in value;
      return { line, ...(isPost ? draftOf({ ...value }) : { fault: 'broken' }) };
    });
  return { push: (text) => drafts(reader.push(text)), end: () => drafts(reader.end()) };
}

function ofRow({ line, cells, open }: CsvRow, columns: Columns): FromFile[] {
  if (open) return [{ line, fault: 'open' }];
  if (cells.every((cell) => cell.trim() === '')) return [];
  const cell = (column: keyof Columns) => withoutGuard(cells[columns[column] ?? -1] ?? '');
  const raw = {
    ...{ text: cell('text'), platform: cell('platform'), tone: cell('tone') },
    ...{ saved: cell('saved'), changed: cell('changed') },
    tags: cell('tags').split(/[,;]/),
    pinned: /^(yes|true|1)$/i.test(cell('pinned')),
  };
  return [{ line, ...draftOf(raw) }];
}

/** The separator is the one with which the first line has a heading for the text, and the most others. */
function separatorOf(start: string): { separator: string; columns: Columns } {
  const tried = separators.map((separator) => {
    const reader = new CsvReader(separator);
    const [heading] = [...reader.push(start), ...reader.end()];
    return { separator, columns: columnsOf(heading?.cells ?? []) };
  });
  const known = tried.filter(({ columns }) => columns.text !== undefined);
  const count = ({ columns }: { columns: Columns }) => Object.keys(columns).length;
  const [best] = known.sort((a, b) => count(b) - count(a));
  if (!best) throw new FileProblem('importNoText');
  return best;
}

function csvPosts(start: string): Reader {
  const { separator, columns } = separatorOf(start.replace(announced, ''));
  const reader = new CsvReader(separator);
  let before = announced.test(start) ? 2 : 1;
  const drafts = (rows: CsvRow[]) => {
    const posts = rows.slice(before);
    before = Math.max(0, before - rows.length);
    return posts.flatMap((row) => ofRow(row, columns));
  };
  return { push: (text) => drafts(reader.push(text)), end: () => drafts(reader.end()) };
}

const archive = 'PK\u0003\u0004';

/** By what it says: names of files lie. */
function readerOf(start: string): Reader {
  if (start.startsWith(archive)) throw new FileProblem('importNotPosts');
  return /^\s*[{[]/.test(start) ? jsonPosts() : csvPosts(start);
}

/** Slice by slice, so that a large file is never in the memory as a whole, and the page lives on meanwhile. */
export async function* postsOfFile(file: Blob): AsyncGenerator<FromFile[]> {
  if (file.size > rules.import.megabytes * 1_000_000) throw new FileProblem('importTooLarge');
  let reader: Reader | undefined;
  let found = 0;
  const counted = (posts: FromFile[]) => {
    found += posts.length;
    if (found > rules.import.posts) throw new FileProblem('importTooMany');
    return posts;
  };
  for await (const text of textOf(file)) {
    reader ??= readerOf(text);
    yield counted(reader.push(text));
  }
  if (!reader) throw new FileProblem('importNotPosts');
  yield counted(reader.end());
}
