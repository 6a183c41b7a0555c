import { Zip, ZipDeflate } from 'fflate';

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

  add(name: string, text: string): void {
    let file = this.#open.get(name);
    if (!file) {
      file = new ZipDeflate(name);
      this.#zip.add(file);
      this.#open.set(name, file);
    }
    file.push(new TextEncoder().encode(text));
  }

  close(name: string): void {
    this.#open.get(name)?.push(new Uint8Array(), true);
    this.#open.delete(name);
  }

  end(): void {
    for (const name of [...this.#open.keys()]) this.close(name);
    this.#zip.end();
  }

  /** What was written since the last call. */
  take(): Uint8Array<ArrayBuffer>[] {
    const pieces = this.#pieces;
    this.#pieces = [];
    return pieces;
  }
}
