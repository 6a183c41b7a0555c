import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import type { Dispatcher } from 'undici';
import type { Log } from '#api/log.ts';
import { livePath } from './open-paths.ts';
import { headersForBrowser } from './passed-headers.ts';
import { windowSeconds } from './pocketbase-limits.ts';
import { refuse, refuseTooLarge } from './refuse.ts';
import { BodyTooLarge } from './request-body.ts';

export interface Relayed {
  request: IncomingMessage;
  response: ServerResponse;
  /** PocketBase's own address of it, without a query. */
  path: string;
  log: Log;
}

/**
 * Hands PocketBase's answer on as it comes, no faster than the client reads it. A connection to
 * PocketBase whose answer was cut, or whose client left, is closed by undici and never used again.
 */
export class Relay implements Dispatcher.DispatchHandler {
  readonly #relayed: Relayed;
  #controller: Dispatcher.DispatchController | undefined;
  /** PocketBase's words are replaced by ours. */
  #replaced = false;

  constructor(relayed: Relayed) {
    const { response } = relayed;
    this.#relayed = relayed;
    response.on('drain', () => this.#controller?.resume());
    response.once('close', () => {
      if (!response.writableFinished) this.#controller?.abort(new Error('The client left.'));
    });
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.#controller = controller;
    if (this.#relayed.response.destroyed) controller.abort(new Error('The client left.'));
  }

  onResponseStart(_: Dispatcher.DispatchController, status: number, headers: IncomingHttpHeaders) {
    const { request, response, path } = this.#relayed;
    if (status < 200) return;
    if (status === 429) {
      this.#replaced = true;
      const wait = headers['retry-after'] ?? windowSeconds(request.method ?? '', path);
      return refuse(response, 'tooManyRequests', { 'Retry-After': wait });
    }
    response.writeHead(status, headersForBrowser(path, status, headers));
    // A stream says nothing for minutes: the page must see its headers now. Elsewhere they leave
    // together with the first of the body, which is one write less.
    if (path === livePath) response.flushHeaders();
  }

  onResponseData(controller: Dispatcher.DispatchController, chunk: Buffer): void {
    if (this.#replaced) return;
    if (!this.#relayed.response.write(chunk)) controller.pause();
  }

  onResponseEnd(): void {
    this.#relayed.response.end();
  }

  onResponseError(_: Dispatcher.DispatchController, error: Error) {
    const { request, response, log } = this.#relayed;
    if (response.destroyed || this.#replaced) return;
    if (response.headersSent) return response.destroy();
    if (error instanceof BodyTooLarge) return refuseTooLarge(request, response);
    log.warn({ reason: error.message }, 'PocketBase did not answer');
    refuse(response, 'serviceUnavailable');
  }
}
