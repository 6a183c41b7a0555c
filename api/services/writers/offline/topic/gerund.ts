const irregular: Readonly<Record<string, string>> = {
  be: 'being',
  begin: 'beginning',
  die: 'dying',
  lie: 'lying',
  quit: 'quitting',
  see: 'seeing',
  travel: 'traveling',
};

const nouns =
  /^(?:some|any|every|no)thing$|^(?:mor|eve)ning$|^(?:wedding|sibling|pudding|ceiling)$/;

/** "growing", yet neither "spring" nor "morning". */
export function isGerund(word: string): boolean {
  return /^[\p{Ll}--[aeiouy]]*[aeiouy]\p{Ll}*ing$/v.test(word) && !nouns.test(word);
}

function withoutMute(verb: string): string {
  return /[^eoy]e$/.test(verb) ? verb.slice(0, -1) : verb;
}

/** grow → growing, save → saving, run → running. */
export function gerund(verb: string): string {
  const known = irregular[verb];
  if (known !== undefined) return known;
  const doubles = /^[^aeiou]*[aeiou][^aeiouwxy]$/.test(verb);
  const stem = doubles ? verb + verb.slice(-1) : withoutMute(verb);
  return `${stem}ing`;
}
