import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Serve = (request: IncomingMessage, response: ServerResponse) => void;

/** What it says where no test has told it anything. */
export const saysNothing: Serve = (_, response) => void response.end();

export interface PageServer {
  url: string;
  port: number;
  /** But for `robots.txt`, which each reading asks for first. */
  asked: IncomingMessage[];
  /** What its `robots.txt` says, packed with gzip where it is no string; null where there is none. */
  robots: string | Buffer | null;
  serve: Serve;
  close(): void;
}

/** A server of pages that does what a test says. */
export async function startPageServer(host = '127.0.0.1', port = 0): Promise<PageServer> {
  const asked: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    if (request.url === '/robots.txt') {
      if (Buffer.isBuffer(pages.robots)) response.setHeader('Content-Encoding', 'gzip');
      response.writeHead(pages.robots === null ? 404 : 200).end(pages.robots);
      return;
    }
    asked.push(request);
    pages.serve(request, response);
  });
  server.listen(port, host);
  await once(server, 'listening');
  const { port: taken } = server.address() as AddressInfo;
  const pages: PageServer = {
    url: `http://${host}:${taken}`,
    port: taken,
    asked,
    robots: null,
    serve: saysNothing,
    close: () => void server.close().closeAllConnections(),
  };
  return pages;
}

export const sentence =
  'We picked 11 pounds of tomatoes from four pots on the balcony last summer, and slugs took the lettuce. ';

export function article(head = '', body = ''): string {
  const paragraphs = `<p>${sentence.repeat(3)}</p>`.repeat(4);
  return `<!doctype html><html lang="en-US"><head><title>Tomatoes on a balcony</title><meta property="og:site_name" content="Garden News">${head}</head><body><nav><a href="/">Home</a></nav><article><h1>Tomatoes on a balcony</h1>${paragraphs}${body}</article><footer>Imprint</footer></body></html>`;
}
