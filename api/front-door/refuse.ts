import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Problem } from '#shared/problem.ts';
import { type MessageKey, message } from '#shared/rules.ts';

type Headers = Record<string, string | number>;

/** The one shape of a refusal, for answers that never reach the app. */
export function refuse(
  response: ServerResponse,
  status: number,
  key: MessageKey,
  headers: Headers = {},
): void {
  writeRefusal(response, status, key, headers);
  response.end();
}

function writeRefusal(
  response: ServerResponse,
  status: number,
  key: MessageKey,
  headers: Headers,
): void {
  const body = JSON.stringify({ error: message(key), code: key } satisfies Problem);
  response
    .writeHead(status, {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Length': Buffer.byteLength(body),
      ...headers,
    })
    .write(body);
}

const lingerMilliseconds = 1_000;

/**
 * For a body that nobody will read: its connection cannot be used again. Closed with bytes unread,
 * the system would reset it, and the client might never see the answer; so the rest is thrown away
 * until the client has sent it, though not for long.
 */
export function refuseTooLarge(request: IncomingMessage, response: ServerResponse) {
  writeRefusal(response, 413, 'bodyTooLarge', { Connection: 'close' });
  const end = () => {
    response.end();
  };
  if (request.readableEnded) return end();
  const patience = setTimeout(end, lingerMilliseconds);
  request.once('end', end);
  request.once('close', () => clearTimeout(patience));
  request.unpipe();
  request.resume();
}
