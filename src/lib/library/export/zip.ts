import { deflateSync, Zip, ZipDeflate, ZipPassThrough } from 'fflate';

/** The library makes tables of a hundred kilobytes ready for a file that comes in pieces, and small ones for this. */
class WholeFile extends ZipPassThrough {
  override compression = 8;

  protected override process(content: Uint8Array, final: boolean): void {
    this.ondata(null, deflateSync(content as Uint8Array<ArrayBuffer>), final);
  }
}

/** Writes a zip piece by piece: of the files only those that are still open are kept. */
export class ZipWriter {
  readonly #zip: Zip;
  readonly #open = new Map<string, ZipDeflate>();
  #pieces: Uint8Array<ArrayBuffer>[] = [];

  constructor() {
    this.#zip = new Zip((error, piece) => {
      if (error) throw error;
      // A copy, since the library may go on writing into its own.
      this.#pieces.push(new Uint8Array(piece));
    });
  }

  /** A file that has all it will have. */
  addWhole(name: string, text: string): void {
    const file = new WholeFile(name);
    this.#zip.add(file);
    file.push(new TextEncoder().encode(text), true);
  }

  /** More of a file. */
  add(name: string, text: string): void {
    let file = this.#open.get(name);
    if (!file) {
      file = new ZipDeflate(name);
      this.#zip.add(file);
      this.#open.set(name, file);
    }
    file.push(new TextEncoder().encode(text));
  }

  end(): void {
    for (const file of this.#open.values()) file.push(new Uint8Array(), true);
    this.#zip.end();
  }

  /** What was written since the last call. */
  take(): Uint8Array<ArrayBuffer>[] {
    const pieces = this.#pieces;
    this.#pieces = [];
    return pieces;
  }
}
