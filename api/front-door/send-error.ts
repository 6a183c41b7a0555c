import type { ServerResponse } from 'node:http';

/** The one shape of a refusal, for answers that never reach the app. */
export function sendError(response: ServerResponse, status: number, error: string): void {
  const body = JSON.stringify({ error });
  response
    .writeHead(status, {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Length': Buffer.byteLength(body),
      'Cache-Control': 'no-store',
    })
    .end(body);
}
