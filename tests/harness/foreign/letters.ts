const plain = 'abcdefghijklmnopqrstuvwxyz';
const foreign = 'áƀçðéƒĝĥíĵķłɱñóþɋŕšŧúṽŵẋýž';
const letters = new Map(
  [...plain].flatMap((letter, at) => {
    const other = [...foreign][at] ?? '';
    return [
      [letter, other],
      [letter.toUpperCase(), other.toUpperCase()],
    ] as const;
  }),
);

/** What stands for a translation: every letter is another one, and places stay as they are. */
export function inForeignLetters(english: string): string {
  return english.replace(/\{\w+\}|[A-Za-z]/g, (found) => letters.get(found) ?? found);
}

/** Names, Markdown's addresses, tags and keys stay in a file of questions or texts. */
const keptInContent =
  /^---$|^ *(?:- )?id: .*$|^updated: .*$|^ *(?:- )?[a-z][a-z-]*:(?= |$)|^import .*$|\{[^}]*\}|\]\([^)]*\)|<[^>]*>|[A-Za-z]/gm;

export function contentInForeignLetters(content: string): string {
  return content.replace(keptInContent, (found) => {
    if (found.startsWith('<')) {
      return found.replace(/(?<= title=")[^"]*/, (title) => inForeignLetters(title));
    }
    return letters.get(found) ?? found;
  });
}
