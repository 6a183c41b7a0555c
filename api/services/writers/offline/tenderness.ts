import { wordList } from './editor-data.ts';
import { wordsOf } from './language.ts';

const violenceWords = wordList('Violence');
const graveWords = wordList('Grief');
const peopleWords = wordList('People');
const heavyWords = wordList('Burdens');
const mournedWords = wordList('Mourned');

/** What kind of care a topic asks for. */
export type Tenderness = 'none' | 'heavy' | 'grave' | 'violence' | 'people';

/** Words of violence that have a harmless sense as well: the word beside them decides. */
const violentPhrases =
  /\b(?:(?:the|last night's|yesterday's|today's) shooting(?! (?:stars?|range|schedule|location|script|guard|days?))|(?:school|mass|church|synagogue|mosque|police|drive-by|nightclub|deadly|fatal) shootings?|shooting (?:at|in) (?:a|an|the|our|my) (?:school|church|mosque|synagogue|mall|club|nightclub|concert|festival|university|street|supermarket)|(?:was|were|been|got|being) shot\b(?! (?:on|in|with|at|by) )|shot (?:dead|to death)|(?:knife|gun|acid|bomb|terror|sexual|racist|deadly|hate) (?:attack|attacks|crime|crimes)|(?:attack|attacks) (?:on|in|at) (?:a|an|the|our) (?:school|church|mosque|synagogue|market|crowd|concert|festival|hospital|city)|gun violence|car bomb|airstrikes?|air strikes?|invasion of|domestic abuse)/i;

const endings =
  /\b(?:passed away|passed on peacefully|rest in peace|break[- ]?up|got fired|laid off|eating disorder|mental illness|putting (?:him|her|my|our) .{0,80}to sleep)/i;
const losing =
  /\b(?:los[et]|losing|loss of) (?:my|our|her|his|their|an?|the) ((?:[\p{L}'’-]+ ?){1,4})/giu;
const groups = /\b(?:(?:black|white) (?:people|women|men|lives)|people of colou?r|pay gap)\b/i;
const harmlessPhrases =
  /\b(?:star wars|dead ?(?:line|lift)s?|drop dead gorgeous|killer (?:app|apps|feature|features|deal|deals|heels|workout|recipe|idea|view|outfit)|killing (?:it|time)|(?:phone|laptop|battery|car|computer|wifi|wi-fi|plant|plants|houseplant|cactus|tv|fridge|printer)s? (?:is |are |has |just |finally |was |were )*(?:dead|died|dies|dying)|dying to|to die for|(?:bidding|price|turf|console|streaming|thumb|pillow) wars?|tug of war|(?:first|third)-person shooters?|shooter games?|victims? of (?:its|my|our|their) own|dead (?:sea|battery|batteries|poets society|end|ends|tired|serious|simple|easy|last|weight|zone|air|on|right))\b/gi;

const livelihood = /\b(?:los[et]|losing|loss of) (?:my|our|her|his|their|a) (?:\p{L}+ )?jobs?\b/iu;

const dear = /\b(?:my|our|her|his|their) (?:dear |beloved )?late ([\p{L}-]+)/iu;
const things =
  /\b(?:keys?|weight|custody|bet|match|game|number|photos?|toys?|phone|leash|card|food)\b/i;

/** A match, a voice or a client can be lost as well, and nobody sends flowers. */
function mourns(text: string): boolean {
  const late = dear.exec(text)?.[1]?.toLowerCase() ?? '';
  const lost = [...text.matchAll(losing)].map(
    ([, what = '']) =>
      what.split(/\b(?:at|in|on|to|for|with|because|and|but|when|while)\b/i)[0] ?? '',
  );
  const whom = lost.filter((what) => !things.test(what)).flatMap(wordsOf);
  return [late, ...whom].some((word) => mournedWords.has(word));
}

export function tendernessOf(text: string): Tenderness {
  const sober = text.replace(harmlessPhrases, ' ');
  const words = wordsOf(sober).map((word) => word.replace(/'s$/, ''));
  const has = (list: ReadonlySet<string>) => words.some((word) => list.has(word));
  if (has(violenceWords) || violentPhrases.test(sober)) return 'violence';
  if (has(graveWords) || endings.test(sober) || mourns(sober)) return 'grave';
  if (has(peopleWords) || groups.test(sober)) return 'people';
  return has(heavyWords) || livelihood.test(sober) ? 'heavy' : 'none';
}
