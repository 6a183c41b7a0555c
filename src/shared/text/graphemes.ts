const segmenter = new Intl.Segmenter('und', { granularity: 'grapheme' });

export function graphemesOf(text: string): Intl.Segments {
  return segmenter.segment(text);
}

/** The beginning of the grapheme that holds the place: the place itself where a cut breaks none. */
export function graphemeStart(text: string, at: number): number {
  return segmenter.segment(text).containing(at)?.index ?? at;
}

/** The text up to a place without the spaces there; a grapheme that would be broken goes as well. */
export function trimmedTo(text: string, at: number): string {
  let end = at;
  for (;;) {
    const trimmed = graphemeStart(text, text.slice(0, end).trimEnd().length);
    if (trimmed === end) return text.slice(0, end);
    end = trimmed;
  }
}
