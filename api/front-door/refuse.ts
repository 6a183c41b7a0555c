import type { IncomingMessage, ServerResponse } from 'node:http';
import { answerLanguage, contentLanguage, problemIn } from '#api/language/said.ts';
import { type ProblemCode, statusOf } from '#shared/problem.ts';

type Headers = Record<string, string | number>;

/** For answers that never reach the app. */
export function refuse(response: ServerResponse, code: ProblemCode, headers: Headers = {}): void {
  writeRefusal(response, code, headers);
  response.end();
}

function writeRefusal(response: ServerResponse, code: ProblemCode, headers: Headers): void {
  const language = answerLanguage(response.req.headers);
  const body = JSON.stringify(problemIn(language, code));
  response
    .writeHead(statusOf(code), {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Length': Buffer.byteLength(body),
      ...contentLanguage(language),
      ...headers,
    })
    .write(body);
}

export function refuseTooLarge(request: IncomingMessage, response: ServerResponse) {
  refuseUnread(request, response, 'bodyTooLarge');
}

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
