import robotsParser from 'robots-parser';
import type { AdmittedPage } from './admit-page.ts';
import { readStart } from './page-body.ts';
import { requestPage, robotName } from './request-page.ts';

/** It is asked before the page, within the time of both. */
const longestWaitMs = 3_000;
/** All of it is gone through in one piece, while nothing else is answered. */
const longestFile = 64 * 1024;
/** Each sign of a rule is held against each of an address. */
const longestRules = 10_000;

/**
 * What the file says to us by name. Rules for all robots are for those that come by themselves and follow links:
 * here a person asks for one page.
 */
function rulesForUs(file: string): string {
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

/** Which of its pages the site's own file lets us read. Where none comes, nothing is forbidden. */
export async function askSite({ url, lookup }: AdmittedPage, signal: AbortSignal) {
  const address = new URL('/robots.txt', url);
  const inTime = AbortSignal.any([signal, AbortSignal.timeout(longestWaitMs)]);
  const allowsAll = () => true;
  try {
    const incoming = await requestPage({ url: address, lookup }, inTime);
    try {
      if (incoming.statusCode !== 200) return allowsAll;
      const rules = rulesForUs((await readStart(incoming, longestFile)).toString());
      const robots = robotsParser(address.href, `User-agent: *\n${rules}`);
      return (page: URL) => !robots.isDisallowed(page.href, robotName);
    } finally {
      incoming.destroy();
    }
  } catch {
    return allowsAll;
  }
}
