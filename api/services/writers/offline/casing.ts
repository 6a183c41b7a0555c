import { phraseList, wordList } from './editor-data.ts';

const neverNames = wordList('Never names');
const meant = new Map(
  phraseList('Misspellings').map((pair) => pair.split(/ (.+)/) as [string, string]),
);
const spellings = new Map([...wordList('Spellings')].map((word) => [word.toLowerCase(), word]));
const word =
  /(?<![@#./\p{L}\p{N}]|[\p{L}\p{M}\p{N}'’-]['’-])\p{L}[\p{L}\p{M}\p{N}'’-]*(?![\p{L}\p{M}\p{N}'’-]|\/|[@.][\p{L}\p{N}])/gu;

/** A capital at the beginning, unless that is an address, a handle or a name such as iPhone. */
export function upperFirst(text: string): string {
  const [, quote = '', first = ''] = /^(["“'‘(¿¡]?)(\S*)/u.exec(text) ?? [];
  if (/^[@#]|^\S+@|^\p{Ll}+\p{Lu}|^\p{L}[\p{L}\p{N}-]*\.\p{L}|:\/\//u.test(first)) return text;
  const [letter = ''] = first;
  return quote + letter.toUpperCase() + text.slice(quote.length + letter.length);
}

const contraction =
  /(?<![@#./\p{L}\p{N}'’-])(?:(i)(m|ve)|((?:do|does|did|ca|wo|is|are|was|were|could|would|should|have|has|had)n)(t)|((?:you|they))(re|ve|ll|d)|(we)(ve)|(that|what|there|he|she)(s)|(here)(s))(?![@./-]?[\p{L}\p{N}])/giu;
const surelyDate =
  /(?<![@#./\p{L}\p{N}]|(?<!\b(?:mon|tues?|wed|thur?s?|fri|sat)\p{L}{0,6})-)(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|mon|tues?|thur?s?|fri|jan|feb|aug|sept?|oct|nov|dec)(?=\.?(?:[\s,:)–-]|$))/giu;
const monthName = '(?:mar|apr|jun|jul|march|may)';
const dated = new RegExp(
  `(?<=(?<!\\S)\\d{1,2}(?:st|nd|rd|th)? )${monthName}\\b|(?<![@#./\\p{L}])${monthName}(?= \\d)`,
  'gu',
);
const inMonth = /(?<=\b(?:in|by|until|till|since|last|next|early|late|mid) )(?:march|may)\b/gu;
/** "Its" and "ill" are words of their own; these are the ones that were meant otherwise. */
const itIs =
  /(?<!\p{L})(it)(s)(?= (?:a|an|the|not|yours|gone|got|made|called|about|going|often|always|been|my|so|just)\b| [$£€]\d)/giu;
const youAre = /(?<!\p{L})(you)(r)(?= (?:ill|not|having|going|invited|always|never)\b)/giu;
const iWill =
  /(?<!\p{L})(i)(ll)(?= (?:show|send|bring|take|tell|post|make|get|give|let|never)\b)/giu;
const shortDay =
  /(?<=(?<!\p{L})(?:on|by|until|til|till|this|next|every|midnight|to) |[–-] ?)(?:sat|sun|wed|weds)(?![\p{L}\p{N}])|(?<![@#./\p{L}\p{N}])(?:sat|sun|weds?)(?=(?:\.? \d| (?:and |or |& )?(?:mon|tues?|thur?s?|fri)\b| (?:morning|afternoon|evening|night)s?\b| ?[–&+-] ?(?:mon|tue|wed|thu|fri|sat|sun)| to (?:mon|tue|wed|thu|fri|sat|sun)))/giu;

const slips: [RegExp, string][] = [
  [/(?<=\b(?:should|could|would|must|might) )of(?! course\b)(?= \p{L})/giu, 'have'],
  [/(?<!\p{L})(l)uke warm(?!\p{L})/giu, '$1ukewarm'],
  [
    /(?<=\b(?:had|has|have|having|took|get|got|take|taking) )there(?= (?:first|last|own|photos?|pictures?|names?)\b)/giu,
    'their',
  ],
];

/** What hurried typing leaves behind: a small "i", "dont", "sat 28 nov". */
export function settleTyping(text: string): string {
  const capital = (found: string) => found.slice(0, 1).toUpperCase() + found.slice(1);
  const spelled = slips.reduce((said, [slip, right]) => said.replace(slip, right), text);
  return spelled
    .replace(contraction, (_, ...groups) => {
      const [start = '', end = ''] = groups.filter(
        (group) => typeof group === 'string' && group.length < 9,
      );
      return `${start.toLowerCase() === 'i' ? 'I' : start}'${end}`;
    })
    .replace(itIs, "$1'$2")
    .replace(youAre, "$1'$2e")
    .replace(iWill, "I'$2")
    .replace(surelyDate, capital)
    .replace(dated, capital)
    .replace(inMonth, capital)
    .replace(shortDay, capital)
    .replace(/(?<=\p{L}) +(?=,)/gu, '')
    .replace(/(?<=\p{L}{2}),(?=\p{L}{2})/gu, ', ')
    .replace(/!{2,}/g, '!');
}

/** Shouting put right, well-known words in their own spelling, and well-known slips. */
export function settleCase(raw: string): string {
  const capitals = raw.match(/\p{Lu}/gu)?.length ?? 0;
  const shouted = capitals > 4 && !/\p{Ll}/u.test(raw) && !/\d/.test(raw) && raw.includes(' ');
  const text = settleTyping(raw);
  return text.replace(word, (found) => {
    const plain = found.toLowerCase().replaceAll('’', "'");
    const right = meant.get(plain);
    if (right !== undefined) return found === plain ? right : upperFirst(right);
    const known = spellings.get(plain);
    if (known !== undefined && (found === plain || shouted)) return known;
    return shouted ? plain : found;
  });
}

/** "Remote Work Burnout" as a sentence would have it, unless a word in it may be a name. */
export function lowerTitle(text: string): string {
  const plain = (text.match(word) ?? []).every((one) => neverNames.has(one.toLowerCase()));
  return plain && (text.match(/(?<!\S)\p{Lu}/gu)?.length ?? 0) > 1 ? text.toLowerCase() : text;
}
