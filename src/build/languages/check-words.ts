/** Numbers as each language groups them: 1,000, 1.000 and 1 000 are one number. */
const numbers = /\d{1,3}(?:[.,\s\u00a0\u202f’]\d{3})+(?!\d)|\d+/g;
const places = /\{\w+\}|\[|\]/g;

const sorted = (text: string, what: RegExp, plain: (found: string) => string = String) =>
  [...text.matchAll(what)].map(([found]) => plain(found)).sort();

const isSame = (one: readonly string[], other: readonly string[]) =>
  one.join(' ') === other.join(' ');

/** What a translation got wrong that a program can see, or undefined. */
function fault(english: string, translated: string): string | undefined {
  if (translated.trim() === '') return 'is empty';
  const wanted = sorted(english, places);
  // The words around an element may need it twice, but none may be lost or invented.
  if (!isSame([...new Set(wanted)], [...new Set(sorted(translated, places))])) {
    return `has other places than ${wanted.join(' ') || 'none'}`;
  }
  const plain = (found: string) => found.replace(/\D/g, '');
  const counted = sorted(english, numbers, plain);
  if (!isSame(counted, sorted(translated, numbers, plain))) {
    return `has other numbers than ${counted.join(', ') || 'none'}`;
  }
  return undefined;
}

export interface WordsReport {
  /** By their key, what is said in English. */
  lacks: Record<string, string>;
  /** What nothing says any longer. */
  stale: string[];
  faults: string[];
}

/** Compares what is said in English, by key, with what a language says in its place. */
export function checkWords(
  english: Readonly<Record<string, string>>,
  translated: Readonly<Record<string, string>>,
): WordsReport {
  const report: WordsReport = { lacks: {}, stale: [], faults: [] };
  for (const [key, text] of Object.entries(english)) {
    const said = translated[key];
    if (said === undefined) report.lacks[key] = text;
    else {
      const wrong = fault(text, said);
      if (wrong) report.faults.push(`${key}: ${wrong}`);
    }
  }
  report.stale = Object.keys(translated).filter((key) => !Object.hasOwn(english, key));
  return report;
}
