function plainWords(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{M}\p{N}'’]+|\p{Emoji_Presentation}/gu) ?? [];
}

function firstSentence(text: string): string {
  const end = text.search(/[.!?…。！？؟]["”'’)]*(?:\s|$)|\n/u);
  return end === -1 ? text : text.slice(0, end);
}

/** Remembers how the posts of one request begin, so that no two of them begin alike. */
export class Openings {
  readonly #seen = new Set<string>();

  #marks(text: string): string[] {
    const start = plainWords(text).slice(0, 4).join(' ');
    return [`words: ${start}`, `sentence: ${plainWords(firstSentence(text)).join(' ')}`];
  }

  isNew(text: string): boolean {
    return this.#marks(text).every((mark) => !this.#seen.has(mark));
  }

  remember(text: string): void {
    for (const mark of this.#marks(text)) this.#seen.add(mark);
  }
}
