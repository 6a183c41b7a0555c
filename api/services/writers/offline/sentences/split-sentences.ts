const titles = '[Dd]r|[Mm]rs?|[Mm]s|[DdSs]ra|[Ss]rta|[Ss]res|[Dd]ña|Mme|Mlle|[Pp]rof|[Jj]r|[Ss]r';
const shortWords = '[Vv]s|[Ee]\\.g|[Ii]\\.e|[Aa]pprox|[Ii]n[ck]l|bzw|ggf|evtl|zzgl|[ap]\\.m';
const abbreviation = new RegExp(
  `(?:^|[\\s(])(?:\\p{L}|${titles}|${shortWords}|(?<!\\p{Lu}\\p{L}{1,20} )[Ss]t|\\p{L}{2,20}str)\\.$`,
  'u',
);
/** They end a sentence as often as not. */
const andSoOn = /(?:^|[\s(])(?:etc|usw)\.$/;
const boundary = /[.!?…]["”'’)]*\s+(?=["“'‘(¿¡]?[\p{L}\p{N}$£€@#])|[。！？](?=\S)/gu;

/** "15.12.", which is more often followed by what happens then than by another sentence. */
const date = /(?:^|[\s(])(?:0?[1-9]|[12]\d|3[01])\.(?:0?[1-9]|1[0-2])\.$/;
const ordinal = /(?:^|[\s(–-])\d{1,2}\.$/;
const longestNumber = 7;

/** In German a full stop makes a number an ordinal, and months have capital letters as sentences do. */
const months = Array.from({ length: 12 }, (_, month) =>
  new Date(Date.UTC(2000, month)).toLocaleString('de', { month: 'long', timeZone: 'UTC' }),
);
const opensWithMonth = new RegExp(`^(?:${months.join('|')})(?!\\p{L})`, 'u');
const longestMonth = Math.max(...months.map(({ length }) => length));

/** A full stop that belongs to a day or to "etc.": "am 15.12. um 18 Uhr", "der 3. Oktober". */
function goesOn(before: string, after: string): boolean {
  if (andSoOn.test(before) && /^\p{Ll}/u.test(after)) return true;
  if (date.test(before) && /^\p{Ll}/u.test(after)) return true;
  return ordinal.test(before) && opensWithMonth.test(after);
}

export function splitSentences(text: string): string[] {
  const sentences: string[] = [];
  let start = 0;
  for (const match of text.matchAll(boundary)) {
    const end = match.index + match[0].trimEnd().length;
    const next = match.index + match[0].length;
    const numbered = /\b(?:no|nr|kl|ca|tel|min|max)\.\s+\d/i.test(text.slice(end - 4, next + 1));
    const within = goesOn(
      text.slice(Math.max(start, end - longestNumber), end),
      text.slice(next, next + longestMonth + 1),
    );
    if (numbered || within || abbreviation.test(text.slice(start, end))) continue;
    sentences.push(text.slice(start, end));
    start = next;
  }
  return [...sentences, text.slice(start)].filter((sentence) => sentence.trim() !== '');
}
