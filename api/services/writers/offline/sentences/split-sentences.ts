const abbreviation =
  /(?:^|[\s(])(?:\p{L}|[Dd]r|[Mm]rs?|[Mm]s|[Pp]rof|(?<!\p{Lu}\p{L}{1,20} )[Ss]t|[Vv]s|[Ee]\.g|[Ii]\.e|[Aa]pprox|[Ii]ncl|\p{L}{2,20}str|[Jj]r|[Ss]r|[ap]\.m)\.$/u;
const boundary = /[.!?…]["”'’)]*\s+(?=["“'‘(¿¡]?[\p{L}\p{N}$£€@#])|[。！？](?=\S)/gu;

export function splitSentences(text: string): string[] {
  const sentences: string[] = [];
  let start = 0;
  for (const match of text.matchAll(boundary)) {
    const end = match.index + match[0].trimEnd().length;
    const numbered = /\b(?:no|nr|kl|ca|tel|min|max)\.\s+\d/i.test(
      text.slice(end - 4, match.index + match[0].length + 1),
    );
    if (numbered || abbreviation.test(text.slice(start, end))) continue;
    sentences.push(text.slice(start, end));
    start = match.index + match[0].length;
  }
  return [...sentences, text.slice(start)].filter((sentence) => sentence.trim() !== '');
}
