import type { IncomingMessage, ServerResponse } from 'node:http';
import type { createApp } from '#api/app.ts';
import { tell } from '#api/watch/happened.ts';
import { methods } from './answer-headers.ts';
import { templateOf } from './pocketbase/call-names.ts';
import { requestIdOf } from './request-id.ts';

const known = new Set([...methods, 'OPTIONS']);

/** Tells of each answer once it is over: by its template, never by what stood in the address. */
export class WatchedAnswers {
  readonly #appRoutes: ReadonlySet<string>;
  readonly #isApp: (path: string) => boolean;
  readonly #prefix: string;

  constructor(app: ReturnType<typeof createApp>, isApp: (path: string) => boolean, prefix: string) {
    const routes = app.routes.filter(({ method }) => method !== 'ALL');
    this.#appRoutes = new Set(routes.map(({ path }) => path));
    this.#isApp = isApp;
    this.#prefix = prefix;
  }

  /** Returns the request's id. */
  watch(request: IncomingMessage, response: ServerResponse, path: string): string {
    const requestId = requestIdOf(request);
    const began = performance.now();
    response.once('close', () => {
      const { method = '' } = request;
      tell('answered', {
        requestId,
        method: known.has(method) ? method : 'other',
        route: this.#templateOf(path),
        status: response.headersSent ? response.statusCode : 0,
        seconds: (performance.now() - began) / 1_000,
      });
    });
    return requestId;
  }

  #templateOf(path: string): string {
    if (path.startsWith(`${this.#prefix}/`)) {
      const template = templateOf(path.slice(this.#prefix.length));
      return template === undefined ? 'unknown' : `${this.#prefix}${template}`;
    }
    if (!this.#isApp(path)) return 'page';
    return this.#appRoutes.has(path) ? path : 'unknown';
  }
}
