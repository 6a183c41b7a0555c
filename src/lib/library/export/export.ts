import { type Outcome, succeeded } from '#lib/outcome.ts';
import type { SavedPost } from '#shared/contracts/page-pocketbase.ts';
import { rules } from '#shared/rules.ts';
import { $removed, type Asked } from '../list.ts';
import { readPage } from '../read-posts.ts';
import { type Folder, hootsuite, markdown } from './folders.ts';
import type { Format, Wanted } from './formats.ts';
import { inFull } from './full-posts.ts';
import { csv, json, publer, type Shape } from './shapes.ts';

/** Posts come page by page and go into the file at once, so that few of them are in memory. */
interface Writer<Post = SavedPost> {
  name: string;
  type: string;
  write(posts: readonly Post[]): BlobPart[];
  end(): BlobPart[];
}

function ofShape<Post>({ name, type, begin, post, end }: Shape<Post>): Writer<Post> {
  let written = 0;
  return {
    ...{ name, type },
    write(posts) {
      if (posts.length === 0) return [];
      const text = posts.map((each, at) => post(each, written + at)).join('');
      const head = written === 0 ? begin : '';
      written += posts.length;
      return [head, text];
    },
    end: () => [written === 0 ? begin : '', end],
  };
}

async function ofFolder({ name, file, post }: Folder, single: boolean): Promise<Writer> {
  const { ZipWriter } = await import('./zip.ts');
  const zip = new ZipWriter();
  let written = 0;
  return {
    ...{ name, type: 'application/zip' },
    write(posts) {
      for (const each of posts) {
        const path = file(each, written);
        written += 1;
        if (single) zip.addWhole(path, post(each));
        else zip.add(path, post(each));
      }
      return zip.take();
    },
    end() {
      zip.end();
      return zip.take();
    },
  };
}

async function writerOf(format: Exclude<Format, 'json'>): Promise<Writer> {
  if (format === 'markdown') return ofFolder(markdown, true);
  if (format === 'hootsuite') return ofFolder(hootsuite(), false);
  return ofShape({ csv, publer }[format]);
}

function isList(wanted: Wanted): wanted is readonly SavedPost[] {
  return Array.isArray(wanted);
}

async function* pagesOf(wanted: Wanted): AsyncGenerator<Outcome<readonly SavedPost[]>> {
  if (isList(wanted)) {
    yield succeeded(wanted);
    return;
  }
  // An order in which no change moves a post, so that none is missed.
  const asked: Asked = { ...wanted, sort: 'oldest' };
  for (let after = ''; ; ) {
    const page = await readPage({ ...asked, after, limit: rules.library.longestPage });
    if (!page.ok) {
      yield page;
      return;
    }
    const removed = $removed.get();
    yield succeeded(page.value.posts.filter(({ id }) => !removed.has(id)));
    if (page.value.next === '') return;
    after = page.value.next;
  }
}

export interface Exported {
  name: string;
  file: Blob;
}

interface Course {
  onWritten: (posts: number) => void;
  signal: AbortSignal;
}

/** So little that a page answers in between, however slow the phone is. */
const writtenAtOnce = 5;
const longestMilliseconds = 10;
const pause = () => new Promise((resolve) => setTimeout(resolve));

const asTheyAre = async (posts: readonly SavedPost[]) => succeeded(posts);

/** The browser may keep finished pieces on its disk. */
async function write<Post>(
  wanted: Wanted,
  writer: Writer<Post>,
  complete: (posts: readonly SavedPost[]) => Promise<Outcome<readonly Post[]>>,
  { onWritten, signal }: Course,
): Promise<Outcome<Exported | null>> {
  const pieces: Blob[] = [];
  let written = 0;
  for await (const page of pagesOf(wanted)) {
    if (signal.aborted) return succeeded(null);
    if (!page.ok) return page;
    const posts = await complete(page.value);
    if (!posts.ok) return posts;
    const parts: BlobPart[] = [];
    let began = performance.now();
    for (let at = 0; at < posts.value.length; at += writtenAtOnce) {
      parts.push(...writer.write(posts.value.slice(at, at + writtenAtOnce)));
      if (performance.now() - began < longestMilliseconds) continue;
      await pause();
      began = performance.now();
    }
    pieces.push(new Blob(parts));
    written += posts.value.length;
    onWritten(written);
  }
  const file = new Blob([...pieces, ...writer.end()], { type: writer.type });
  return succeeded({ name: writer.name, file });
}

export async function exportPosts(
  wanted: Wanted,
  format: Format,
  course: Course,
): Promise<Outcome<Exported | null>> {
  if (format === 'json') return write(wanted, ofShape(json), inFull, course);
  return write(wanted, await writerOf(format), asTheyAre, course);
}
