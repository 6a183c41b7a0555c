import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The signs of a machine in one language: what they are is said in English, and in the pages' own language. */
interface SignFile {
  rules: { reason: string }[];
}

/** What a file of `content/writing/tells` says of its signs, each in other words. */
export function signsInOtherWords(json: string, say: (english: string) => string): string {
  const { rules, ...rest }: SignFile = JSON.parse(json);
  const said = rules.map((rule) => ({ ...rule, reason: say(rule.reason) }));
  return JSON.stringify({ ...rest, rules: said });
}

/** What the signs of all languages are, in English. */
export function signTexts(root: string): string[] {
  const files = globSync('content/writing/tells/*.json', { cwd: root }).sort();
  return files.flatMap((file) => {
    const { rules }: SignFile = JSON.parse(readFileSync(join(root, file), 'utf8'));
    return rules.map(({ reason }) => reason);
  });
}
