import type { ServerResponse } from 'node:http';
import { answerLanguage, contentLanguage, problemIn } from '#api/language/said.ts';
import { type ProblemCode, statusOf } from '#shared/problem.ts';

export type Headers = Record<string, string | number>;

/** For answers that never reach the app. */
export function refuse(response: ServerResponse, code: ProblemCode, headers: Headers = {}): void {
  writeRefusal(response, code, headers);
  response.end();
}

export function writeRefusal(response: ServerResponse, code: ProblemCode, headers: Headers): void {
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
