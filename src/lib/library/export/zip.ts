import { deflateSync, ZipDeflate, ZipPassThrough } from 'fflate';
import { endOf, headOf, lineOf, stampOf } from './zip-records.ts';

/** The library makes tables of a hundred kilobytes ready for a file that comes in pieces, and small ones for this. */
class WholeFile extends ZipPassThrough {
  protected override process(content: Uint8Array, final: boolean): void {
    this.ondata(null, deflateSync(content as Uint8Array<ArrayBuffer>), final);
  }
}

type File = WholeFile | ZipDeflate;
type Bytes = Uint8Array<ArrayBuffer>;

const lengthOf = (pieces: readonly Bytes[]) => pieces.reduce((sum, { length }) => sum + length, 0);

function joined(pieces: readonly Bytes[]): Bytes {
  const whole = new Uint8Array(lengthOf(pieces));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}

/**
 * Writes a zip piece by piece: of the files only those that are still open are kept. The library's own zip
 * counts to 65,535 files only, and makes the list of all of them in one go at the end.
 */
export class ZipWriter {
  readonly #stamp = stampOf(new Date());
  readonly #open = new Map<string, File>();
  #pieces: Bytes[] = [];
  #lines: Bytes[] = [];
  /** The list of all files, as far as it is written. */
  readonly #list: Bytes[] = [];
  #files = 0;
  #offset = 0;

  /** A file that has all it will have. */
  addWhole(name: string, text: string): void {
    this.#begin(new WholeFile(name)).push(new TextEncoder().encode(text), true);
  }

  /** More of a file. */
  add(name: string, text: string): void {
    let file = this.#open.get(name);
    if (!file) {
      file = this.#begin(new ZipDeflate(name));
      this.#open.set(name, file);
    }
    file.push(new TextEncoder().encode(text));
  }

  end(): void {
    for (const file of this.#open.values()) file.push(new Uint8Array(), true);
    this.#keepLines();
    const list = { files: this.#files, size: lengthOf(this.#list), offset: this.#offset };
    // One by one: a call takes only so many arguments, and a large library has a part of the list for every few posts.
    for (const part of this.#list) this.#pieces.push(part);
    this.#pieces.push(...endOf(list));
  }

  /** What was written since the last call. */
  take(): Bytes[] {
    this.#keepLines();
    const pieces = this.#pieces;
    this.#pieces = [];
    return pieces;
  }

  #begin(file: File): File {
    const packed: Bytes[] = [];
    file.ondata = (error, piece, final) => {
      if (error) throw error;
      // A copy, since the library may go on writing into its own.
      packed.push(new Uint8Array(piece));
      if (final) this.#close(file, packed);
    };
    return file;
  }

  #close({ filename, crc, size }: File, packed: readonly Bytes[]): void {
    const name = new TextEncoder().encode(filename);
    const entry = { name, crc, size, packed: lengthOf(packed), offset: this.#offset };
    const head = headOf(entry, this.#stamp);
    this.#pieces.push(head, ...packed);
    this.#lines.push(lineOf(entry, this.#stamp));
    this.#files += 1;
    this.#offset += head.length + entry.packed;
  }

  #keepLines(): void {
    if (this.#lines.length === 0) return;
    this.#list.push(joined(this.#lines));
    this.#lines = [];
  }
}
