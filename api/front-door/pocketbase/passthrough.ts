import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Dispatcher, Pool } from 'undici';
import type { Log } from '#api/log.ts';
import { rules } from '#shared/rules.ts';
import type { Caller } from '../app-door.ts';
import { HeldOpen } from '../held-open.ts';
import { refuse } from '../refuse.ts';
import { refuseTooLarge } from '../refuse-unread.ts';
import { declaresMoreThan, hasBody, holdsObject, measuredBody, readBody } from '../request-body.ts';
import { dataPath, livePath } from './open-paths.ts';
import { open } from './opened.ts';
import { headersForPocketbase } from './passed-headers.ts';
import { type IsKnown, Relay } from './relay.ts';

const patienceMilliseconds = 10_000;

/** A busy machine is silent for seconds between two parts; as long as the front door itself would wait. */
const inParts = { bodyTimeout: rules.frontDoor.silenceSeconds * 1_000 };

export interface PassthroughOptions {
  pocketbaseUrl: string;
  prefix: string;
  limits: boolean;
  isKnown: IsKnown;
  log: Log;
}

export class Passthrough {
  readonly #prefix: string;
  readonly #log: Log;
  readonly #isKnown: IsKnown;
  readonly #live: HeldOpen;
  // No cap on connections in either: whoever sends slowly would one day let it starve everybody.
  readonly #calls: Pool;
  /** Each of these holds its connection for hours, silent for minutes by nature. */
  readonly #streams: Pool;

  constructor({ pocketbaseUrl, prefix, limits, isKnown, log }: PassthroughOptions) {
    const patience = { headersTimeout: patienceMilliseconds, connectTimeout: patienceMilliseconds };
    this.#prefix = prefix;
    this.#log = log;
    this.#isKnown = isKnown;
    this.#live = new HeldOpen(limits ? rules.frontDoor.liveConnections : Infinity);
    this.#calls = new Pool(pocketbaseUrl, { ...patience, bodyTimeout: patienceMilliseconds });
    this.#streams = new Pool(pocketbaseUrl, { ...patience, bodyTimeout: 0 });
  }

  handle(request: IncomingMessage, response: ServerResponse, caller: Caller) {
    const opened = open((request.url ?? '').slice(this.#prefix.length));
    if (opened.kind === 'closed') return refuse(response, 'notFound');
    if (opened.kind === 'wrongQuery') return refuse(response, 'requestInvalid');
    const { path, address, bodyLimit } = opened;
    if (declaresMoreThan(bodyLimit, request)) return refuseTooLarge(request, response);
    const isStream = path === livePath && request.method === 'GET';
    if (isStream && !this.#live.admit(caller.address, response)) {
      return refuse(response, 'tooManyRequests', {
        'Retry-After': rules.frontDoor.windowSeconds,
      });
    }
    // PocketBase is silent there for minutes, and ends it by itself.
    if (isStream) response.setTimeout(0);
    const send = (body: Dispatcher.DispatchOptions['body']) => {
      const order: Dispatcher.DispatchOptions = {
        method: request.method ?? 'GET',
        path: address,
        headers: headersForPocketbase(request, caller),
        body,
        ...(path === dataPath && inParts),
      };
      const [isKnown, log] = [this.#isKnown, this.#log];
      const relay = new Relay({
        request,
        response,
        requestId: caller.requestId,
        path,
        isKnown,
        log,
      });
      (isStream ? this.#streams : this.#calls).dispatch(order, relay);
    };
    if (!hasBody(request)) return send(null);
    if (opened.body !== 'object') return send(measuredBody(request, response, bodyLimit));
    void readBody(request, response, bodyLimit).then((body) => {
      if (body === undefined) return;
      if (holdsObject(request, body)) send(body);
      else refuse(response, 'requestInvalid');
    });
  }

  close(): void {
    void this.#calls.destroy();
    void this.#streams.destroy();
  }
}
