import type { IncomingMessage, ServerResponse } from 'node:http';
import { closedPolicy, headersFor } from '#shared/security-headers.ts';

export interface AnswerOptions {
  https: boolean;
  /** Sites elsewhere whose pages may read our answers. */
  origins: readonly string[];
}

export const methods = ['GET', 'HEAD', 'POST', 'PATCH', 'DELETE'];

const pictures = '/pb/api/files/';

const preflightAnswer = {
  'Access-Control-Allow-Methods': methods.join(', '),
  'Access-Control-Allow-Headers': 'Authorization, Content-Type, Idempotency-Key, Postquill-Rest',
  'Access-Control-Max-Age': '600',
};

/** What every answer says that is no file of the site, whoever writes the rest of it. */
export class AnswerHeaders {
  readonly #everywhere: [string, string][];
  readonly #origins: ReadonlySet<string>;

  constructor({ https, origins }: AnswerOptions) {
    this.#everywhere = Object.entries({
      ...headersFor({ https }),
      'Content-Security-Policy': closedPolicy,
      // Somebody's data of this moment, or a refusal; whoever answers may know better.
      'Cache-Control': 'no-store',
      // A sentence of ours is in the language of the page that asks.
      Vary: 'Accept-Language',
    });
    this.#origins = new Set(origins);
  }

  put(request: IncomingMessage, response: ServerResponse, path: string): void {
    for (const [name, value] of this.#everywhere) response.setHeader(name, value);
    if (this.#origins.size === 0) return;
    response.setHeader('Vary', 'Accept-Language, Origin');
    // A page shows a picture without telling where it comes from.
    if (path.startsWith(pictures)) {
      response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
    }
    if (this.#isOpenTo(request)) {
      response.setHeader('Access-Control-Allow-Origin', request.headers.origin ?? '');
    }
  }

  /** A browser asks before it lets a page of another origin call; it gets an answer or nothing. */
  answerPreflight(request: IncomingMessage, response: ServerResponse): void {
    response.writeHead(204, this.#isOpenTo(request) ? preflightAnswer : {}).end();
  }

  #isOpenTo(request: IncomingMessage): boolean {
    return this.#origins.has(request.headers.origin ?? '');
  }
}
