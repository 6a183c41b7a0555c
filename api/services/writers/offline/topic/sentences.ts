const abbreviation =
  /(?:^|[\s(])(?:\p{L}|[Dd]r|[Mm]rs?|[Mm]s|[Pp]rof|[Ss]t|[Vv]s|[Ee]tc|[Nn]o|[Ee]\.g|[Ii]\.e|[Aa]pprox|[Jj]r|[Ss]r)\.$/u;
const boundary = /[.!?…]["”'’)]*\s+(?=["“'‘(¿¡]?[\p{L}\p{N}])/gu;

/** Cuts a text into sentences, and leaves "Dr. Smith" and "J. R. Tolkien" in one piece. */
export function splitSentences(text: string): string[] {
  const sentences: string[] = [];
  let start = 0;
  for (const match of text.matchAll(boundary)) {
    const end = match.index + match[0].trimEnd().length;
    if (abbreviation.test(text.slice(start, end))) continue;
    sentences.push(text.slice(start, end));
    start = match.index + match[0].length;
  }
  return [...sentences, text.slice(start)].filter((sentence) => sentence !== '');
}
