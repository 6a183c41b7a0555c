import { rules } from '#shared/rules.ts';
import { withoutGuard } from '../export/csv.ts';
import { type Columns, columnsOf, notTaken } from './columns.ts';
import { CsvReader, type CsvRow } from './csv-reader.ts';
import { type DateOrder, DatesSeen, readDate } from './dates.ts';
import { type Draft, draftOf } from './draft.ts';
import { FileProblem } from './file-problem.ts';
import { textOf } from './file-text.ts';
import { type JsonPiece, JsonReader } from './json-reader.ts';

export type FromFile = Draft & { line: number };

/** What a file has besides its posts; known when all of it was read. */
export class Besides {
  readonly dates = new DatesSeen();
  /** The headings of columns that are not taken. */
  notTaken: string[] = [];
}

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

interface Reading {
  columns: Columns;
  order: DateOrder;
  besides: Besides;
}

function ofRow({ line, cells, open }: CsvRow, { columns, order, besides }: Reading): FromFile[] {
  if (open) return [{ line, fault: 'open' }];
  if (cells.every((cell) => cell.trim() === '')) return [];
  const cell = (column: keyof Columns) => withoutGuard(cells[columns[column] ?? -1] ?? '');
  const moment = (column: 'saved' | 'changed') => {
    const written = cell(column);
    if (written.trim() === '') return '';
    const date = readDate(written, order);
    besides.dates.add(written, date);
    return date.iso;
  };
  const raw = {
    ...{ text: cell('text'), platform: cell('platform'), tone: cell('tone') },
    ...{ saved: moment('saved'), changed: moment('changed') },
    tags: cell('tags').split(/[,;]/),
    pinned: /^(yes|true|1)$/i.test(cell('pinned')),
  };
  return [{ line, ...draftOf(raw) }];
}

/** The separator is the one with which the first line has a heading for the text, and the most others. */
function separatorOf(start: string) {
  const tried = separators.map((separator) => {
    const reader = new CsvReader(separator);
    const [heading] = [...reader.push(start), ...reader.end()];
    const headings = heading?.cells ?? [];
    return { separator, headings, columns: columnsOf(headings) };
  });
  const known = tried.filter(({ columns }) => columns.text !== undefined);
  const count = ({ columns }: { columns: Columns }) => Object.keys(columns).length;
  const [best] = known.sort((a, b) => count(b) - count(a));
  if (!best) throw new FileProblem('importNoText');
  return best;
}

function csvPosts(start: string, order: DateOrder, besides: Besides): Reader {
  const { separator, headings, columns } = separatorOf(start.replace(announced, ''));
  besides.notTaken = notTaken(headings, columns);
  const reader = new CsvReader(separator);
  let before = announced.test(start) ? 2 : 1;
  const drafts = (rows: CsvRow[]) => {
    const posts = rows.slice(before);
    before = Math.max(0, before - rows.length);
    return posts.flatMap((row) => ofRow(row, { columns, order, besides }));
  };
  return { push: (text) => drafts(reader.push(text)), end: () => drafts(reader.end()) };
}

const archive = 'PK\u0003\u0004';

/** By what it says: names of files lie. */
function readerOf(start: string, order: DateOrder, besides: Besides): Reader {
  if (start.startsWith(archive)) throw new FileProblem('importNotPosts');
  return /^\s*[{[]/.test(start) ? jsonPosts() : csvPosts(start, order, besides);
}

/** Slice by slice, so that a large file is never in the memory as a whole, and the page lives on meanwhile. */
export async function* postsOfFile(
  file: Blob,
  order: DateOrder,
  besides = new Besides(),
): AsyncGenerator<FromFile[]> {
  if (file.size > rules.import.megabytes * 1_000_000) throw new FileProblem('importTooLarge');
  let reader: Reader | undefined;
  let found = 0;
  const counted = (posts: FromFile[]) => {
    found += posts.length;
    if (found > rules.import.posts) throw new FileProblem('importTooMany');
    return posts;
  };
  for await (const text of textOf(file)) {
    reader ??= readerOf(text, order, besides);
    yield counted(reader.push(text));
  }
  if (!reader) throw new FileProblem('importNotPosts');
  yield counted(reader.end());
}
