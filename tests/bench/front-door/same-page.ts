import { get, type OutgoingHttpHeaders } from 'node:http';

interface Seen {
  status: number | undefined;
  length: string | undefined;
  body: Buffer;
}

/** As it comes over the wire: nothing is followed and nothing is unpacked. */
function look(url: string, headers: OutgoingHttpHeaders): Promise<Seen> {
  return new Promise((resolve, reject) => {
    get(url, { headers, agent: false }, async (answer) => {
      const body = Buffer.concat(await answer.toArray());
      resolve({ status: answer.statusCode, length: answer.headers['content-length'], body });
    }).on('error', reject);
  });
}

/** Servers may be compared only where each of them sends the very same page. */
export async function insistOnSamePage(
  urls: string[],
  headers: OutgoingHttpHeaders,
  page: Buffer,
): Promise<void> {
  for (const url of urls) {
    const { status, length, body } = await look(url, headers);
    if (status === 200 && length === String(page.length) && body.equals(page)) continue;
    throw new Error(
      `${url} is not what should be measured: status ${status}, Content-Length ${length}, ` +
        `${body.length} bytes; wanted are 200 and the ${page.length} bytes of the page.`,
    );
  }
}
