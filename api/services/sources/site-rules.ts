import robotsParser from 'robots-parser';
import type { AdmittedPage } from './admit-page.ts';
import { isOurMistake } from './our-mistake.ts';
import { readStart } from './page-body.ts';
import { requestPage, robotName } from './request-page.ts';
import { rulesForUs } from './rules-for-us.ts';

/** It is asked before the page, within the time of both. */
const longestWaitMs = 3_000;
/** All of it is gone through in one piece, while nothing else is answered. */
const longestFile = 64 * 1024;

/** Which of its pages the site's own file lets us read. Where none comes, nothing is forbidden. */
export async function askSite({ url, lookup }: AdmittedPage, signal: AbortSignal) {
  const address = new URL('/robots.txt', url);
  const inTime = AbortSignal.any([signal, AbortSignal.timeout(longestWaitMs)]);
  const allowsAll = () => true;
  try {
    const incoming = await requestPage({ url: address, lookup }, inTime, 'text/plain');
    try {
      if (incoming.statusCode !== 200) return allowsAll;
      const rules = rulesForUs((await readStart(incoming, longestFile)).toString());
      const robots = robotsParser(address.href, `User-agent: *\n${rules}`);
      return (page: URL) => !robots.isDisallowed(page.href, robotName);
    } finally {
      incoming.destroy();
    }
  } catch (error) {
    if (isOurMistake(error)) throw error;
    return allowsAll;
  }
}
