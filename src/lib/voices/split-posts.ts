const ruleLine = /^[-–—_*=~]{3,}$/;

function splitWhere(text: string, isBoundary: (line: string, blanks: number) => boolean): string[] {
  const posts: string[][] = [[]];
  let blanks = 0;
  for (const line of text.replace(/\r\n?/g, '\n').split('\n')) {
    const bare = line.trim();
    blanks = bare === '' ? blanks + 1 : 0;
    if (isBoundary(bare, blanks)) posts.push([]);
    else posts.at(-1)?.push(line);
  }
  return posts.map((lines) => lines.join('\n').trim()).filter((post) => post !== '');
}

/** Several posts in one text, where a line of signs or more than one blank line tells them apart. */
export function splitPosts(text: string): string[] {
  return splitWhere(text, (line, blanks) => blanks >= 2 || ruleLine.test(line));
}

/** For posts that have no blank lines of their own. */
export function splitAtBlankLines(text: string): string[] {
  return splitWhere(text, (line, blanks) => blanks >= 1 || ruleLine.test(line));
}
