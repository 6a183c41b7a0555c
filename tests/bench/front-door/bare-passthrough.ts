import { Agent, createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * The least that can stand between a client and a server: it hands every byte on as it comes.
 * Its own process, so that its work can be told from the others'.
 */
const target = new URL(process.argv[2] ?? '');
const agent = new Agent({ keepAlive: true });

const server = createServer((incoming, response) => {
  const upstream = request(
    {
      agent,
      host: target.hostname,
      port: target.port,
      method: incoming.method,
      path: incoming.url,
      headers: incoming.headers,
    },
    (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      response.flushHeaders();
      answer.pipe(response);
    },
  );
  upstream.on('error', () => response.destroy());
  incoming.pipe(upstream);
});
server.listen(0, '127.0.0.1', () => {
  process.send?.(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});
process.once('disconnect', () => process.exit(0));
