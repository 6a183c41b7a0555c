import { robotName } from './request-page.ts';

/** Each sign of a rule is held against each of an address. */
const longestRules = 10_000;

/**
 * What the file says to us by name. Rules for all robots are for those that come by themselves and follow links:
 * here a person asks for one page.
 */
export function rulesForUs(file: string): string {
  const rules: string[] = [];
  let [meant, naming] = [false, false];
  for (const line of file.split(/[\r\n]+/)) {
    if (!line.includes(':')) continue;
    const [field = '', value = ''] = line.split('#', 1).join('').split(':', 2);
    const name = field.trim().toLowerCase();
    if (name === 'user-agent') {
      // A version may follow the name.
      const [robot = ''] = value.trim().split(/[/\s]/, 1);
      meant = (naming && meant) || robot.toLowerCase() === robotName.toLowerCase();
      naming = true;
    } else if (name !== '') {
      naming = false;
      if (meant) rules.push(line);
    }
  }
  return rules.join('\n').slice(0, longestRules);
}
