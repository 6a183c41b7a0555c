import { exportFormat } from '../export/formats.ts';
import { FileProblem } from './file-problem.ts';

/** One of the posts as the file has it, or what is wrong there. */
export type JsonPiece =
  | { line: number; value: unknown }
  | { line: number; fault: 'broken' | 'cut' };

/** What stands before the posts, and a post with all its versions, are shorter by far. */
const longestHead = 10_000;
const longestPiece = 4_000_000;

const spaces = new Set([' ', '\t', '\r', '\n', ',']);

function checkHead(head: string): void {
  let read: unknown;
  try {
    read = JSON.parse(`${head}[]}`);
  } catch {
    throw new FileProblem('importNotPosts');
  }
  const isObject = typeof read === 'object' && read !== null;
  const { format, version, posts } = isObject ? (read as Record<string, unknown>) : {};
  if (format !== exportFormat.name || !Array.isArray(posts))
    throw new FileProblem('importNotPosts');
  if (version !== exportFormat.version) throw new FileProblem('importNewer');
}

/**
 * Our own file, cut into its posts as it comes, so that it is never in the memory as a whole. One that is broken
 * costs itself only: no text in JSON has a line break, so the next line is looked at anew.
 */
export class JsonReader {
  #state: 'head' | 'between' | 'post' | 'lost' | 'end' = 'head';
  #kept = '';
  #depth = 0;
  #inText = false;
  #escaped = false;
  #line = 1;
  #begun = 1;

  push(text: string): JsonPiece[] {
    const pieces: JsonPiece[] = [];
    let from = 0;
    for (let at = 0; at < text.length && this.#state !== 'end'; at += 1) {
      const sign = text.charAt(at);
      if (sign === '\n') this.#line += 1;
      if (this.#state === 'between' || this.#state === 'lost') {
        from = at;
        this.#between(sign, pieces);
        continue;
      }
      if (this.#inText && sign === '\n') {
        if (this.#state === 'head') throw new FileProblem('importNotPosts');
        pieces.push({ line: this.#begun, fault: 'broken' });
        this.#lose();
        continue;
      }
      const depth = this.#step(sign);
      if (this.#state === 'head' && sign === '[' && depth === 2) {
        checkHead(this.#kept + text.slice(from, at));
        this.#begin('between');
      } else if (this.#state === 'post' && depth === 0) {
        pieces.push(this.#read(this.#kept + text.slice(from, at + 1)));
        this.#begin('between');
      }
    }
    if (this.#state === 'head' || this.#state === 'post') this.#kept += text.slice(from);
    if (this.#state === 'head' && this.#kept.length > longestHead)
      throw new FileProblem('importNotPosts');
    if (this.#kept.length > longestPiece) {
      pieces.push({ line: this.#begun, fault: 'broken' });
      this.#state = 'end';
    }
    return pieces;
  }

  end(): JsonPiece[] {
    if (this.#state === 'head') throw new FileProblem('importNotPosts');
    if (this.#state === 'end') return [];
    return [{ line: this.#state === 'post' ? this.#begun : this.#line, fault: 'cut' }];
  }

  #begin(state: 'between' | 'post'): void {
    this.#state = state;
    this.#kept = '';
    this.#depth = 0;
    this.#inText = false;
    this.#escaped = false;
  }

  #lose(): void {
    this.#begin('between');
    this.#state = 'lost';
  }

  /** In between there are objects only. After something else, and after a broken one, the next one is looked for. */
  #between(sign: string, pieces: JsonPiece[]): void {
    if (sign === '{') {
      this.#begin('post');
      this.#begun = this.#line;
      this.#step(sign);
    } else if (sign === ']') this.#state = 'end';
    else if (this.#state === 'between' && !spaces.has(sign)) {
      pieces.push({ line: this.#line, fault: 'broken' });
      this.#state = 'lost';
    }
  }

  /** How deep the sign is, or leads out of. */
  #step(sign: string): number {
    if (this.#escaped) this.#escaped = false;
    else if (this.#inText) {
      if (sign === '"') this.#inText = false;
      else if (sign === '\\') this.#escaped = true;
    } else if (sign === '"') this.#inText = true;
    else if (sign === '{' || sign === '[') this.#depth += 1;
    else if (sign === '}' || sign === ']') this.#depth -= 1;
    return this.#depth;
  }

  #read(piece: string): JsonPiece {
    try {
      return { line: this.#begun, value: JSON.parse(piece) };
    } catch {
      return { line: this.#begun, fault: 'broken' };
    }
  }
}
