const opening = '<think>';
const closing = '</think>';

/** Some servers leave a reasoning model's thoughts in front of its answer; drafts in them are no posts. */
export class ThoughtSkipper {
  #held = '';
  #place: 'start' | 'thinking' | 'answer' = 'start';

  push(text: string): string {
    if (this.#place === 'answer') return text;
    this.#held += text;
    if (this.#place === 'start') {
      // Spaces in front are let go of as they come: a model that sends nothing else fills no memory.
      this.#held = this.#held.trimStart();
      if (this.#held.length < opening.length && opening.startsWith(this.#held)) return '';
      if (!this.#held.startsWith(opening)) return this.#answer(this.#held);
      this.#place = 'thinking';
    }
    const end = this.#held.indexOf(closing);
    if (end !== -1) return this.#answer(this.#held.slice(end + closing.length));
    this.#held = this.#held.slice(-closing.length);
    return '';
  }

  #answer(text: string): string {
    this.#place = 'answer';
    this.#held = '';
    return text;
  }
}
