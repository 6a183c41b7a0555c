import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import type { Dispatcher } from 'undici';
import type { Log } from '#api/log.ts';
import { tell } from '#api/watch/happened.ts';
import { refuse } from '../refuse.ts';
import { refuseTooLarge } from '../refuse-unread.ts';
import { BodyTooLarge } from '../request-body.ts';
import { callOf } from './call-names.ts';
import { livePath } from './open-paths.ts';
import { headersForBrowser } from './passed-headers.ts';
import { windowSeconds } from './request-limits.ts';

/** Whether the token is somebody's; it fails where nobody can tell. */
export type IsKnown = (token: string) => Promise<boolean>;

export interface Relayed {
  requestId: string;
  request: IncomingMessage;
  response: ServerResponse;
  /** PocketBase's own address of it, without a query. */
  path: string;
  isKnown: IsKnown;
  log: Log;
}

/**
 * Hands PocketBase's answer on as it comes, no faster than the client reads it. A connection to
 * PocketBase whose answer was cut, or whose client left, is closed by undici and never used again.
 */
export class Relay implements Dispatcher.DispatchHandler {
  readonly #relayed: Relayed;
  #controller: Dispatcher.DispatchController | undefined;
  #began = performance.now();
  /** PocketBase's words are replaced by ours. */
  #replaced = false;

  constructor(relayed: Relayed) {
    const { request, response } = relayed;
    this.#relayed = relayed;
    // A slow sender is not PocketBase's time.
    request.once('end', () => this.#beginToWait());
    response.on('drain', () => this.#controller?.resume());
    response.once('close', () => {
      if (!response.writableFinished) this.#controller?.abort(new Error('The client left.'));
    });
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.#controller = controller;
    this.#beginToWait();
    if (this.#relayed.response.destroyed) controller.abort(new Error('The client left.'));
  }

  #beginToWait(): void {
    this.#began = performance.now();
  }

  #tellOfAnswer(status: number): void {
    const { requestId, request, path } = this.#relayed;
    if (path === livePath) return;
    const seconds = (performance.now() - this.#began) / 1_000;
    const method = request.method ?? '';
    const failed = status >= 500;
    tell('passedOn', { requestId, method, call: callOf(path, status), failed, seconds });
  }

  onResponseStart(
    controller: Dispatcher.DispatchController,
    status: number,
    headers: IncomingHttpHeaders,
  ) {
    const { request, response, path } = this.#relayed;
    if (status < 200) return;
    this.#tellOfAnswer(status);
    if (status === 429) {
      this.#replaced = true;
      const wait = headers['retry-after'] ?? windowSeconds(request.method ?? '', path);
      return refuse(response, 'tooManyRequests', { 'Retry-After': wait });
    }
    if (!this.#isDoubtful(status)) return this.#begin(status, headers);
    controller.pause();
    void this.#isMistaken(status).then((mistaken) => {
      if (response.destroyed) return;
      this.#replaced = mistaken;
      if (mistaken) refuse(response, 'serviceUnavailable');
      else this.#begin(status, headers);
      controller.resume();
    });
  }

  /** PocketBase takes whom it cannot read for a stranger, and a failed reading for a bad request. */
  #isDoubtful(status: number): boolean {
    const { method, headers } = this.#relayed.request;
    if (status === 400) return method === 'GET';
    return (status === 401 || status === 404) && headers.authorization !== undefined;
  }

  async #isMistaken(status: number): Promise<boolean> {
    const { request, isKnown } = this.#relayed;
    // The door looks at all that a reading request says before it passes it on.
    if (status === 400) return true;
    try {
      const known = await isKnown((request.headers.authorization ?? '').replace(/^bearer /i, ''));
      return known && status === 401;
    } catch {
      return true;
    }
  }

  #begin(status: number, headers: IncomingHttpHeaders): void {
    const { response, path } = this.#relayed;
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
    this.#tellOfAnswer(503);
    if (error instanceof BodyTooLarge) return refuseTooLarge(request, response);
    log.warn({ reason: error.message }, 'PocketBase did not answer');
    refuse(response, 'serviceUnavailable');
  }
}
