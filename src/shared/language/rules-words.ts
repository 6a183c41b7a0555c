import type { rules } from '../rules.ts';

type Rules = typeof rules;

/** The words of a language for the rules: the same tree, with nothing in it but what people read. */
export type RulesWords = { readonly [name: string]: string | RulesWords };

/** Where in `rules.json` people read a text: `*` is any name. Everything else is for programs. */
const readByPeople = [
  'messages.*',
  'plans.*.label',
  'tones.*.label',
  'lengths.*.label',
  'languages.*',
  'platforms.*.fold.word',
  'import.faults.*',
  'history.keep.*.label',
  'refinement.actions.*.label',
  'refinement.actions.*.cause',
  'versions.causes.*',
].map((path) => path.split('.'));

const isRead = (path: readonly string[]) =>
  readByPeople.some(
    (read) =>
      read.length === path.length && read.every((name, at) => name === '*' || name === path[at]),
  );

/** The same values, each text that people read said in other words. */
export function inOtherWords<Value>(
  value: Value,
  say: (english: string, path: readonly string[]) => string,
  path: readonly string[] = [],
): Value {
  if (typeof value === 'string') return (isRead(path) ? say(value, path) : value) as Value;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, inOtherWords(part, say, [...path, name])]),
  ) as Value;
}

function wordsAt(words: RulesWords, path: readonly string[]): string | undefined {
  let at: string | RulesWords | undefined = words;
  for (const name of path) at = typeof at === 'object' ? at[name] : undefined;
  return typeof at === 'string' ? at : undefined;
}

/** The rules in a language; what it has no words for stays English, and a test names it. */
export function rulesIn(words: RulesWords, english: Rules): Rules {
  return inOtherWords(english, (text, path) => wordsAt(words, path) ?? text);
}

/** Each text by its path, `messages.saved` for one. */
export function textsByPath(words: RulesWords, before = ''): Record<string, string> {
  return Object.assign(
    {},
    ...Object.entries(words).map(([name, part]) =>
      typeof part === 'object' && part !== null
        ? textsByPath(part, `${before}${name}.`)
        : { [before + name]: String(part) },
    ),
  );
}

/** The texts of the rules that people read, by their paths. */
export function textsOfRules(english: Rules): Record<string, string> {
  const texts: Record<string, string> = {};
  inOtherWords(english, (text, path) => {
    texts[path.join('.')] = text;
    return text;
  });
  return texts;
}
