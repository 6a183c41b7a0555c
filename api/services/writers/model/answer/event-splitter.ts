/**
 * Cuts a server-sent event stream into the data of its events, however the bytes were chunked.
 * Comments, event names and ids carry nothing for us. The page has a parser of its own, which needs
 * event names and reads our own stream; this one reads any provider's, within bounds.
 */
export class EventSplitter {
  #rest = '';
  #data: string | null = null;
  #afterReturn = false;
  #started = false;

  /** How much of an event that has not ended yet is kept in memory. */
  get held(): number {
    return this.#rest.length + (this.#data?.length ?? 0);
  }

  *push(chunk: string): Generator<string> {
    let text = this.#unifyLineEnds(chunk);
    if (!this.#started && text !== '') {
      this.#started = true;
      if (text.startsWith('\uFEFF')) text = text.slice(1);
    }
    let from = 0;
    for (let end = text.indexOf('\n'); end !== -1; end = text.indexOf('\n', from)) {
      const line = this.#rest + text.slice(from, end);
      this.#rest = '';
      from = end + 1;
      if (line === '') {
        const data = this.#data;
        this.#data = null;
        if (data !== null) yield data;
      } else {
        this.#take(line);
      }
    }
    this.#rest += text.slice(from);
  }

  /** Some servers end without the empty line; the caller must expect half an event here. */
  end(): string | null {
    if (this.#rest !== '') this.#take(this.#rest);
    this.#rest = '';
    const data = this.#data;
    this.#data = null;
    return data;
  }

  #take(line: string): void {
    if (!line.startsWith('data:')) return;
    const value = line.slice(line[5] === ' ' ? 6 : 5);
    this.#data = this.#data === null ? value : `${this.#data}\n${value}`;
  }

  /** CR LF and a lone CR end a line too; the pair may arrive in two chunks. */
  #unifyLineEnds(chunk: string): string {
    const text = this.#afterReturn && chunk.startsWith('\n') ? chunk.slice(1) : chunk;
    if (chunk !== '') this.#afterReturn = chunk.endsWith('\r');
    return text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text;
  }
}
