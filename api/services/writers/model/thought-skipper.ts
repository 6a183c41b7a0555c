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
      const begun = this.#held.trimStart();
      if (opening.startsWith(begun.slice(0, opening.length)) && begun.length < opening.length) {
        return '';
      }
      if (!begun.startsWith(opening)) return this.#answer(this.#held);
      this.#place = 'thinking';
      this.#held = begun;
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
