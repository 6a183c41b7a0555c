import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ProblemCode } from '#shared/problem.ts';
import { type Headers, writeRefusal } from './refuse.ts';

const lingerMilliseconds = 1_000;

/**
 * For a body that nobody will read: its connection cannot be used again. Closed with bytes unread,
 * the system would reset it, and the client might never see the answer; so the rest is thrown away
 * until the client has sent it, though not for long.
 */
export function refuseUnread(
  request: IncomingMessage,
  response: ServerResponse,
  code: ProblemCode,
  headers: Headers = {},
) {
  writeRefusal(response, code, { ...headers, Connection: 'close' });
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

export function refuseTooLarge(request: IncomingMessage, response: ServerResponse) {
  refuseUnread(request, response, 'bodyTooLarge');
}
