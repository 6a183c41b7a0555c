import { request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import type { AdmittedPage } from './admit-page.ts';

/** Answers such as "100 Continue" that a server may send in front of its real one; nobody sends more. */
const mostInterims = 20;
const longestHead = 16 * 1024;

/** What a site's `robots.txt` calls us. */
export const robotName = 'Postquill';

const headers = {
  'User-Agent': `${robotName}/1.0 (reads one page when a person asks for it)`,
  'Accept-Encoding': 'gzip, deflate, br',
};

/** One request over a connection of its own, without cookies, which follows nothing. */
export function requestPage(
  { url, lookup }: AdmittedPage,
  signal: AbortSignal,
  accept: string,
): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const open = url.protocol === 'https:' ? httpsRequest : httpRequest;
    const asked = { ...headers, Accept: accept };
    const options = { headers: asked, agent: false, maxHeaderSize: longestHead, signal };
    const request = open(url, lookup === undefined ? options : { ...options, lookup });
    let response: IncomingMessage | undefined;
    let interims = 0;
    request.on('information', () => {
      interims += 1;
      if (interims > mostInterims) request.destroy(new Error('too many interim answers'));
    });
    request.once('upgrade', (_incoming, socket) => socket.destroy());
    request.once('response', (incoming) => {
      response = incoming;
      resolve(incoming);
    });
    request.on('error', (error) => {
      reject(error);
      // A body without a length would end as if it were whole.
      response?.destroy(error);
    });
    // Whatever else ends a request, as a status 101 that nobody asked for, ends it here at last.
    request.once('close', () => reject(new Error('no answer')));
    request.end();
  });
}
