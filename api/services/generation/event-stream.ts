import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';

const heartbeatMilliseconds = 10_000;

/**
 * Server-sent events straight onto the socket. The framework's stream copies every chunk through
 * several promises, which costs seconds when hundreds of streams begin together.
 */
export async function sendEvents<Event>(
  response: ServerResponse,
  headers: OutgoingHttpHeaders,
  events: AsyncIterable<Event>,
  inWords: (event: Event) => { event: string; data: object },
): Promise<void> {
  response.writeHead(200, {
    ...headers,
    'Content-Type': 'text/event-stream; charset=utf-8',
    'Cache-Control': 'no-store, no-transform',
    'X-Accel-Buffering': 'no',
  });
  response.flushHeaders();
  const heartbeat = setInterval(() => response.write(': still writing\n\n'), heartbeatMilliseconds);
  try {
    for await (const told of events) {
      // A client that left is settled by the generator, which must still run to its end.
      if (response.destroyed) continue;
      const { event, data } = inWords(told);
      response.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
    }
  } finally {
    clearInterval(heartbeat);
    response.end();
  }
}
