const mostPieces = 1000;

/**
 * A text that comes in many pieces. Adding strings to a string keeps every piece and a node of 32
 * bytes for it, which makes megabytes of a text that comes letter by letter.
 */
export class JoinedText {
  #pieces: string[] = [];
  #length = 0;

  get length(): number {
    return this.#length;
  }

  add(piece: string): void {
    this.#length += piece.length;
    this.#pieces.push(piece);
    if (this.#pieces.length === mostPieces) this.#pieces = [this.toString()];
  }

  clear(): void {
    this.#pieces = [];
    this.#length = 0;
  }

  toString(): string {
    return this.#pieces.join('');
  }
}
