import { readFileSync } from 'node:fs';
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type ServerResponse,
} from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import { type Answer, type Plan, type SeenRequest, saysPosts } from './plans.ts';

export interface FakeOpenai {
  /** The base URL for a client, ending in /v1. */
  url: string;
  requests: SeenRequest[];
  /** One plan per request to come, in order; the last one stays for all that follow. */
  script(...plans: Plan[]): void;
  close(): Promise<void>;
}

export const cannedPosts = [
  'Coffee first, plans later. What is your morning ritual? ☕ #coffee',
  'Three beans, one grinder, no regrets.\nStart slow and stay curious. #morning',
  'A good cup is a small promise you keep to yourself every single day.',
  'A view: the "best" coffee is the one somebody made for you. #kindness',
  'Today’s reminder — rest is part of the work, and so is the second cup. 🙂',
] as const;

async function bodyOf(request: IncomingMessage): Promise<Record<string, unknown>> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part);
  return JSON.parse(Buffer.concat(parts).toString() || '{}');
}

async function perform(answer: Answer, response: ServerResponse): Promise<void> {
  const start = performance.now();
  if (!answer.mute) {
    response.writeHead(answer.status, answer.headers);
    response.flushHeaders();
  }
  for (const step of answer.steps) {
    if (response.destroyed || step === 'hang') return;
    if (step === 'cut') {
      // What was written must be on its way before the connection goes.
      await nextTurn();
      response.destroy();
      return;
    }
    if ('notBefore' in step) {
      const wait = start + step.notBefore - performance.now();
      if (wait > 0) await sleep(wait);
    } else if ('until' in step) {
      await step.until;
    } else {
      response.write(step.bytes);
    }
  }
  response.end();
}

/** Signed by itself, for 127.0.0.1 and no name, until 2126: whoever is to believe it is told so. */
export const certificateFile = join(import.meta.dirname, 'tls', 'certificate.pem');
const keyFile = join(import.meta.dirname, 'tls', 'key.pem');

function secured(listener: RequestListener) {
  const [cert, key] = [readFileSync(certificateFile), readFileSync(keyFile)];
  return createSecureServer({ cert, key }, listener);
}

export interface FakePlace {
  port?: number;
  /** Speaks TLS, with `certificateFile`. */
  secure?: boolean;
  /** What it answers at an address that is read, as the list of its models. */
  lists?: Record<string, unknown>;
}

/** A small server that speaks OpenAI's chat completions on the wire and does whatever a test asks. */
export async function startFakeOpenai({
  port: wanted = 0,
  secure = false,
  lists = {},
}: FakePlace = {}): Promise<FakeOpenai> {
  const requests: SeenRequest[] = [];
  let plans: Plan[] = [saysPosts(cannedPosts)];

  const listener: RequestListener = async (request, response) => {
    const list = request.method === 'GET' ? lists[request.url ?? ''] : undefined;
    if (list !== undefined) {
      response.setHeader('content-type', 'application/json').end(JSON.stringify(list));
      return;
    }
    if (request.method !== 'POST' || !request.url?.endsWith('/chat/completions')) {
      response.writeHead(404).end();
      return;
    }
    const over = Promise.withResolvers<void>();
    const seen: SeenRequest = {
      path: request.url,
      headers: request.headers,
      body: await bodyOf(request),
      clientPort: request.socket.remotePort,
      at: performance.now(),
      leftEarly: false,
      over: over.promise,
    };
    requests.push(seen);
    response.on('close', () => {
      seen.leftEarly = !response.writableFinished;
      over.resolve();
    });
    const plan = plans.length > 1 ? plans.shift() : plans[0];
    if (plan) await perform(plan(seen), response);
  };
  const server = secure ? secured(listener) : createServer(listener);
  // A busy machine reaches the default of five seconds between two bursts of a measurement.
  server.keepAliveTimeout = 60_000;
  server.listen(wanted, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  // A server bound to a port answers an AddressInfo, never a pipe's name.
  const { port } = server.address() as AddressInfo;

  return {
    url: `http${secure ? 's' : ''}://127.0.0.1:${port}/v1`,
    requests,
    script: (...next) => {
      plans = next;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
